import { keepValue } from './use-session-storage.ts';

/** What every key begins with under which a booking form is kept for this tab. */
export const draftPrefix = 'touchline.booking.';

/** Takes every booking form out of this tab's storage, with the answers in it: at the end of a session they are nobody's. */
export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(draftPrefix)) keepValue(key, null);
  } catch {
    // Where storage is forbidden, nothing outlives the page.
  }
}
