import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in a time that tells nothing about them. */
export function isSameSecret(input: string, expected: string): boolean {
  return timingSafeEqual(digest(input), digest(expected));
}
