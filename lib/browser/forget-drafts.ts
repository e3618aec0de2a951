import { keepValue } from './use-session-storage.ts';

/** Prefix of the session-storage keys under which drafts of booking forms are stored. */
export const draftPrefix = 'touchline.booking.';

/**
 * Deletes the drafts of booking forms from session storage when a session ends, because they contain the user's
 * answers.
 */
export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(draftPrefix)) keepValue(key, null);
  } catch {
    // Storage is blocked, so no draft was stored.
  }
}
