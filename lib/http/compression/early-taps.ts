import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepEarlyTaps } from '#lib/browser/keep-early-taps.ts';
import { config } from '#lib/config.ts';

let script: string | undefined;

function readScript(): string {
  try {
    return readFileSync(join(config().buildFolder, 'static/early-taps.js'), 'utf8');
  } catch {
    return `(${keepEarlyTaps.toString()})()`;
  }
}

/** The minified script of the build (`lib/build/write-early-taps.ts`); the function's own text without a build. */
const getScript = () => (script ??= readScript());

const endOfHead = '</head>';

/** Adds to a page's head the inline script that keeps taps until hydration. */
export function withEarlyTaps(page: string): string {
  return page.replace(endOfHead, () => `<script>${getScript()}</script>${endOfHead}`);
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
  const element = Buffer.from(`<script nonce="${nonce}">${getScript()}</script>`);
  return Buffer.concat([shell.subarray(0, end), element, shell.subarray(end)]);
}
