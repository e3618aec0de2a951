const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const hash = '[0-9a-f]{32}(?:[0-9a-f]{8}|[0-9a-f]{32}|[0-9a-f]{96})?';
/** Of a session: 22 characters and the minute of its start (docs/product.md#data-formats). */
const occurrence = String.raw`[\w-]{22}20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d`;
const ids = new RegExp(
  `(?<![0-9a-z])(?:${uuid}|${hash})(?![0-9a-z])|${String.raw`(?<![\w-])${occurrence}(?![\w-])`}`,
  'gi',
);

/** A file as base64, or a token: one long row of their characters, with letters in it. */
const file = /^(?:data:[a-z/+.-]+;base64,)?[A-Za-z0-9+/]{1000,}={0,2}$/;

/** An e-mail address or an address of the web, which may hold any digits. */
function isAddress(word: string): boolean {
  if (/^(?:https?:\/)?\/[a-z]/i.test(word)) return true;
  const at = word.lastIndexOf('@');
  return at > 0 && /^[^@]*[a-z][^@]*$/i.test(word.slice(at + 1));
}

/**
 * A text without what has digits by chance: ids, hashes and files. A letter stands in the place of each, so that the
 * digits on both sides of it do not become one number.
 */
export function withoutIds(text: string): string {
  return file.test(text) ? '' : text.replace(ids, 'x');
}

/** A text without the e-mail addresses and addresses of the web in it. */
export function withoutAddresses(text: string): string {
  if (!text.includes('@') && !text.includes('/')) return text;
  return text
    .split(/(\s+)/)
    .map((word) => (isAddress(word) ? 'x' : word))
    .join('');
}
