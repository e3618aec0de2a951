import { createHash, timingSafeEqual } from 'node:crypto';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a secret with the expected one, or with each of those that count, in constant time. */
export function isSameSecret(input: string, expected: Secret): boolean {
  const inputDigest = digest(input);
  const matches = everySecret(expected).filter((one) => timingSafeEqual(inputDigest, digest(one)));
  return matches.length > 0;
}
