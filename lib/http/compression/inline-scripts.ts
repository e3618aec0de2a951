import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepEarlyTaps } from '#lib/browser/keep-early-taps.ts';
import { keepTypedText } from '#lib/browser/keep-typed-text.ts';
import { config } from '#lib/config.ts';

const scripts = { 'early-taps': keepEarlyTaps, 'typed-text': keepTypedText };
const read = new Map<keyof typeof scripts, string>();

/** A script of the build, minified (`lib/build/write-inline-scripts.ts`); the function's own text without a build. */
function getScript(name: keyof typeof scripts): string {
  const known = read.get(name);
  if (known !== undefined) return known;
  let script: string;
  try {
    script = readFileSync(join(config().buildFolder, `static/${name}.js`), 'utf8');
  } catch {
    script = `(${scripts[name].toString()})()`;
  }
  read.set(name, script);
  return script;
}

const hasFields = (page: string) => /<(?:input|select|textarea)\b/.test(page);

const endOfHead = '</head>';

/**
 * Adds to a page's head the inline script that keeps taps until hydration and, where it has fields, the one that keeps
 * what is typed. A page without a script is never hydrated, so that there is nothing to keep them for.
 */
export function withInlineScripts(page: string): string {
  if (!page.includes('<script')) return page;
  const names = hasFields(page) ? (['typed-text', 'early-taps'] as const) : (['early-taps'] as const);
  const script = names.map(getScript).join(';');
  return page.replace(endOfHead, () => `<script>${script}</script>${endOfHead}`);
}

const nonceSource = /'nonce-([^']+)'/;

/**
 * Adds both scripts to the first part of a streamed page, which has its head, with the nonce of its content policy; its
 * fields may come later. A page without a nonce is left as it is, because nothing else would allow the script.
 */
export function withStreamedInlineScripts(part: string | Uint8Array, policy: string): string | Uint8Array {
  const [, nonce] = nonceSource.exec(policy) ?? [];
  const shell = Buffer.from(part);
  const end = shell.indexOf(endOfHead);
  if (nonce === undefined || end < 0) return part;
  const script = `${getScript('typed-text')};${getScript('early-taps')}`;
  const element = Buffer.from(`<script nonce="${nonce}">${script}</script>`);
  return Buffer.concat([shell.subarray(0, end), element, shell.subarray(end)]);
}
