import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const keys = new Map<string, KeyObject>();

/** The key of 256 bits that a secret of the settings has for one purpose (HKDF-SHA-256). */
export function deriveKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  const knownKey = keys.get(name);
  if (knownKey !== undefined) return knownKey;
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  keys.set(name, key);
  return key;
}

/** The name of a secret, which tells nothing about it: twelve characters, the same in every process. */
export function getKeyId(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'name of the key', 9)).toString('base64url');
}
