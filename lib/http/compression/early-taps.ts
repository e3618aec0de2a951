import { keepEarlyTaps } from '#lib/browser/keep-early-taps.ts';

/** Without indentation and the blanks that punctuation makes needless; no text in it depends on such a blank. */
const source = keepEarlyTaps
  .toString()
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}()[\];,=<>!&|?:+]) ?/g, '$1');
const endOfHead = '</head>';

/** Adds to a page's head the inline script that keeps taps until hydration. */
export function withEarlyTaps(page: string): string {
  return page.replace(endOfHead, () => `<script>(${source})()</script>${endOfHead}`);
}

const nonceSource = /'nonce-([^']+)'/;

/**
 * Adds the script to the first part of a streamed page, which has its head, with the nonce of its content policy. A page
 * without a nonce is left as it is, because nothing else would allow the script.
 */
export function withStreamedEarlyTaps(part: string | Uint8Array, policy: string): string | Uint8Array {
  const [, nonce] = nonceSource.exec(policy) ?? [];
  const shell = Buffer.from(part);
  const end = shell.indexOf(endOfHead);
  if (nonce === undefined || end < 0) return part;
  const script = Buffer.from(`<script nonce="${nonce}">(${source})()</script>`);
  return Buffer.concat([shell.subarray(0, end), script, shell.subarray(end)]);
}
