import { createHash } from 'node:crypto';
import type { Fields } from '#backend/payments/hosted/dialect.ts';

/** The field to which a name such as `threeDSDetails[version]` belongs. */
const getRoot = (name: string) => name.split('[', 1)[0] ?? name;

function byRoot([first]: [string, string], [second]: [string, string]): number {
  const [a, b] = [getRoot(first), getRoot(second)];
  return a < b ? -1 : Number(a > b);
}

/** `application/x-www-form-urlencoded` as PHP writes it: a space is `+`, and `~ ! ' ( ) *` are escaped. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/**
 * Cardstream's signature of a message: SHA-512 over all its fields, also unknown and empty ones, sorted by name and
 * form-encoded, and the secret. Parts of one field (`name[part]`) stay in the order in which they came.
 */
export function cardstreamSignature(fields: Fields, secret: string): string {
  const signed = Object.entries(fields)
    .filter(([name]) => name !== 'signature')
    .sort(byRoot)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
    .replaceAll('%0D%0A', '%0A')
    .replaceAll('%0A%0D', '%0A')
    .replaceAll('%0D', '%0A');
  return createHash('sha512').update(signed).update(secret).digest('hex');
}
