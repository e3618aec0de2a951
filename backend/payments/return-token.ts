import type { Ids } from '../context.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { hashToken } from '../http/token.ts';

const lifetimeMs = 15 * 60 * 1000;

/** A token for the browser that comes back from the bank without its session: 15 minutes, for one attempt (payments 5). */
export function makeReturnToken(ids: Ids, now: Date): { token: string; hash: string } {
  const token = `${(now.getTime() + lifetimeMs).toString(36)}.${ids.token()}`;
  return { token, hash: hashToken(token) };
}

/** Whether a token given is the one made for an attempt and still good. */
export function isReturnToken(token: string | undefined, hash: string | null, now: Date): boolean {
  if (token === undefined || hash === null) return false;
  const expiresAt = Number.parseInt(token.split('.', 1)[0] ?? '', 36);
  return expiresAt > now.getTime() && isSameSecret(hashToken(token), hash);
}
