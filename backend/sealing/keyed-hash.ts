import { createHmac } from 'node:crypto';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';
import { deriveKey } from './derive-key.ts';

const hashWith = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', deriveKey(secret, `hash: ${purpose}`))
    .update(text)
    .digest('base64url');

/**
 * HMAC-SHA-256 with a key derived from the application's newest secret for one purpose, as 43 characters base64url.
 * Unlike a plain hash, its input cannot be guessed by somebody who has only a copy of the database or of the logs.
 */
export function keyedHash(secret: Secret, purpose: string): (text: string) => string {
  const [newest] = everySecret(secret);
  return (text) => hashWith(newest, purpose, text);
}

/** The same with every secret that counts, the newest first: to find or check what was hashed with any of them. */
export function everyKeyedHash(secret: Secret, purpose: string): (text: string) => readonly [string, ...string[]] {
  const [newest, ...others] = everySecret(secret);
  return (text) => [hashWith(newest, purpose, text), ...others.map((other) => hashWith(other, purpose, text))];
}
