import type { PublicSession } from '#lib/api/session.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

const key = `${draftPrefix}acting-for`;

/** Keeps for this tab whom the customer of a session acts for; a session that has ended leaves it, a log-out deletes it. */
export function keepActingFor({ loggedIn, userId, selectedUserId }: PublicSession): void {
  if (loggedIn) keepValue(key, selectedUserId === null ? null : `${userId} ${selectedUserId}`);
}

/** The customer that this tab saw last, and whom they acted for; null for nobody else. */
export function getActingFor(): { userId: number; personId: number } | null {
  const [userId, personId] = keptValue(key)?.split(' ').map(Number) ?? [];
  return userId === undefined || personId === undefined ? null : { userId, personId };
}
