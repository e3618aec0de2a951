import type { PublicSession } from '#lib/api/session.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

const key = `${draftPrefix}acting-for`;

/** Keeps for this tab whom a customer acts for, or that it is themself; a log-out deletes it. */
export function keepActingFor({ userId, selectedUserId }: PublicSession): void {
  keepValue(key, selectedUserId === null ? null : `${userId} ${selectedUserId}`);
}

/** Whom this customer acted for in this tab; undefined for nobody else. */
export function getActingFor(userId: number): number | undefined {
  const [customer, person] = keptValue(key)?.split(' ').map(Number) ?? [];
  return customer === userId ? person : undefined;
}
