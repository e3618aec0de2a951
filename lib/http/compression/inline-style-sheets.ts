import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import { config } from '#lib/config.ts';

const link = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)" data-precedence="\w+"\/>/g;
const endOfHead = '</head>';

/** Reads a style sheet of the build by its URL; null when it is not there. */
type ReadSheet = (url: string) => string | null;

const limitBytes = 1024 * 1024;

/** The text of a style sheet of the build; null when it is not there. */
const readSheet: ReadSheet = (url) => {
  try {
    return readFileSync(join(config().buildFolder, url.replace('/_next/', '')), 'utf8');
  } catch {
    return null;
  }
};

/**
 * Style sheets of the build, each read once, because they do not change, and kept in at most `limit` bytes; one that
 * finds no room is read again.
 */
export function createSheets(limit = limitBytes, read: ReadSheet = readSheet) {
  const texts = boundedMap<string>({ limitBytes: limit, weigh: (text) => Buffer.byteLength(text) });
  const get: ReadSheet = (url) => {
    const known = texts.get(url);
    if (known !== undefined) return known;
    const text = read(url);
    if (text !== null && texts.hasRoom(url, text)) texts.set(url, text);
    return text;
  };
  return { get, size: texts.size };
}

const sheets = createSheets();

/** What the style sheets of this process take. */
export const styleSheetsSize = sheets.size;

/**
 * Puts the style sheets of a page into its head, so that its first paint waits for no other file. The links stay,
 * disabled, which is enough for React to take the sheets for loaded. The browser fetches the files when it is idle, for
 * streamed pages, which link them.
 */
export function inlineStyleSheets(page: string, read: ReadSheet = sheets.get): string {
  if (!page.includes(endOfHead)) return page;
  const atEnd: string[] = [];
  const linked = page.replace(link, (element: string, url: string) => {
    const text = read(url);
    if (text === null || text.includes('</')) return element;
    atEnd.push(`<style>${text}</style><link rel="prefetch" href="${url}" as="style"/>`);
    return `${element.slice(0, -2)} disabled=""/>`;
  });
  return linked.replace(endOfHead, () => atEnd.join('') + endOfHead);
}
