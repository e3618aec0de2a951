import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#lib/config.ts';

const link = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)" data-precedence="\w+"\/>/g;
const endOfHead = '</head>';

const texts = new Map<string, string | null>();

/** The text of a style sheet of the build; null when it is not there. */
function readSheet(url: string): string | null {
  try {
    return readFileSync(join(config().buildFolder, url.replace('/_next/', '')), 'utf8');
  } catch {
    return null;
  }
}

/** Reads each sheet once: the files of a build do not change. */
function getSheet(url: string): string | null {
  const text = texts.get(url) ?? readSheet(url);
  texts.set(url, text);
  return text;
}

/**
 * Puts the style sheets of a page into its head, so that its first paint waits for no other file. The links stay,
 * disabled, which is enough for React to take the sheets for loaded. The browser fetches the files when it is idle, for
 * streamed pages, which link them.
 */
export function inlineStyleSheets(page: string, read = getSheet): string {
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
