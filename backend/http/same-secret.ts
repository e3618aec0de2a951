import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export function isSameSecret(input: string, expectedSecret: string): boolean {
  return timingSafeEqual(digest(input), digest(expectedSecret));
}
