import { keepValue } from './use-session-storage.ts';

/** Prefix of the session-storage keys that a log-out deletes: of drafts of booking forms, and of the person acted for. */
export const draftPrefix = 'touchline.booking.';

/**
 * Deletes from session storage at a log-out what belongs to the user: the drafts of booking forms, which contain their
 * answers, and the person acted for.
 */
export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(draftPrefix)) keepValue(key, null);
  } catch {
    // Storage is blocked, so no draft was stored.
  }
}
