import { createHash } from 'node:crypto';
import type { Fields } from './hosted-state.ts';

const RESERVED = new Set(["'", '!', '(', ')', '*', '~']);

/** Form encoding by RFC 1738, as the gateway's own servers do it. */
function phpEncode(text: string): string {
  return [...encodeURIComponent(text)]
    .map((character) =>
      RESERVED.has(character) ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : character,
    )
    .join('')
    .split('%20')
    .join('+');
}

/** Whether a message was signed with a secret. */
export function isSigned(fields: Fields, secret: string): boolean {
  return fields.signature === sign(fields, secret).signature;
}

/** A message with its signature: SHA-512 over the form of its fields, root names in order of their bytes. */
export function sign({ signature: _, ...fields }: Fields, secret: string): Fields {
  const groups = new Map<string, string[]>();
  for (const [name, value] of Object.entries(fields)) {
    const root = name.replace(/\[.*$/s, '');
    groups.set(root, [...(groups.get(root) ?? []), `${phpEncode(name)}=${phpEncode(value)}`]);
  }
  const roots = [...groups.keys()].sort((one, two) => Buffer.compare(Buffer.from(one), Buffer.from(two)));
  const text = roots
    .flatMap((root) => groups.get(root) ?? [])
    .join('&')
    .replaceAll('%0D%0A', '%0A')
    .replaceAll('%0A%0D', '%0A')
    .replaceAll('%0D', '%0A');
  return { ...fields, signature: createHash('sha512').update(`${text}${secret}`, 'utf8').digest('hex') };
}
