import { hash } from 'node:crypto';

/** A token lives this long after its last use (API 1.8). */
export const tokenLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** What is stored in place of a bearer token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
