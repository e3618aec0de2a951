import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

export type KeyedHash = (text: string) => string;

const keys = new Map<string, KeyObject>();

function getKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  const knownKey = keys.get(name);
  if (knownKey !== undefined) return knownKey;
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `hash: ${purpose}`, 32)));
  keys.set(name, key);
  return key;
}

/**
 * HMAC-SHA-256 with a key derived from the application's secret for one purpose, as 43 characters base64url. Unlike a
 * plain hash, its input cannot be guessed by somebody who has only a copy of the database or of the logs.
 */
export function keyedHash(secret: string, purpose: string): KeyedHash {
  const key = getKey(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
