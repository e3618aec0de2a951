import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';
import { scriptHashes } from '#lib/http/script-hashes.ts';
import { markedStatus, type MarkedStatus } from '#lib/http/status-mark.ts';
import { withInlineScripts } from './inline-scripts.ts';
import { inlineStyleSheets } from './inline-style-sheets.ts';
import type { Encoding } from './parse-accept-encoding.ts';

/** Elements whose text the data of the page repeats: how they are found in the page, and in the document. */
const repeated = [
  { element: /<style>([^<]+)<\/style>/, selector: 'body style' },
  { element: /<script type="application\/ld\+json">([^<]+)<\/script>/, selector: 'script[type="application/ld+json"]' },
] as const;

/** How a script of Next with data for React begins. */
const dataScript = '<script>self.__next_f.push([1,"';

/** A text between the quotes of its JSON. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** The text as it stands in a string of such a script. */
function inScript(text: string): string {
  return quoted(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isInData(before: string): boolean {
  const start = before.lastIndexOf('<script');
  return start !== -1 && before.startsWith(dataScript, start) && !before.includes('</script>', start);
}

/** How the data has a text, and what reads it there: a long one is a row of its own, a short one is JSON in a row. */
function getForms(text: string, selector: string): { written: string; read: string }[] {
  const elementText = `document.querySelector(${JSON.stringify(selector)}).textContent`;
  return [
    { written: inScript(text), read: elementText },
    { written: inScript(quoted(text)), read: `JSON.stringify(${elementText}).slice(1,-1)` },
  ];
}

/**
 * Theme and structured data of a page are elements, and stand once more in the data from which React hydrates it, in a
 * script below them. There the text is read from the element instead. It stays where it is split between two scripts.
 */
export function reuseElementTexts(page: string): string {
  return repeated.reduce((shorter, { element, selector }) => {
    const [whole, text] = element.exec(shorter) ?? [];
    if (whole === undefined || text === undefined) return shorter;
    const below = shorter.indexOf(whole) + whole.length;
    for (const { written, read } of getForms(text, selector)) {
      const [before, after, ...more] = shorter.slice(below).split(written);
      if (before === undefined || after === undefined || more.length > 0 || !isInData(before)) continue;
      return `${shorter.slice(0, below)}${before}"+${read}+"${after}`;
    }
    return shorter;
  }, page);
}

/** What a page sent in one piece gets beyond what Next made of it; its inline scripts are hashed after that. */
function finishPage(page: string): string {
  return withInlineScripts(inlineStyleSheets(reuseElementTexts(page)));
}

/** A compressed page with what its response needs. */
export interface CompressedPage {
  etag: string;
  bytes: Buffer;
  /** The status marked in the page; null without a marker. */
  status: MarkedStatus | null;
  /** Hashes of its inline scripts for the content policy; null when there are too many for a header. */
  scripts: string | null;
}

interface Kept extends Pick<CompressedPage, 'status' | 'scripts'> {
  hash: string;
  packed: Map<Encoding, Buffer>;
  /** How often it was sent in Brotli. */
  sent: number;
}

export interface CompressedPageCache {
  pack: (page: string, encoding: Encoding) => CompressedPage;
  size: () => CacheSize;
}

/** For 100 KB of HTML 2 ms and 18 KB; quality 10 takes 35 ms and saves 8 %, so only a page that is sent often gets it. */
const qualities = { atOnce: 5, whenSentOften: 10 };
const sentOften = 50;

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function compress(page: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(page, brotli(qualities.atOnce));
  return encoding === 'gzip' ? gzipSync(page) : Buffer.from(page);
}

const packedBytes = ({ packed }: Kept) => [...packed.values()].reduce((sum, { length }) => sum + length, 0);

/**
 * Finishes and compresses whole pages and caches those in use in at most `limitBytes` of memory. A page is kept as the key,
 * also when Next has a newer one. Next returns the same string object for a cached page, so the lookup does not read it.
 */
export function createCompressedPageCache(limitBytes: number): CompressedPageCache {
  const pages = boundedMap({ limitBytes, weigh: packedBytes });

  function keep(page: string): Kept {
    const finished = finishPage(page);
    const hash = createHash('sha256').update(finished).digest('base64url').slice(0, 22);
    const details = { status: markedStatus(finished), scripts: scriptHashes(finished) };
    const kept: Kept = { hash, ...details, packed: new Map(), sent: 0 };
    pages.set(page, kept);
    return kept;
  }

  function compressMore(page: string, kept: Kept): void {
    brotliCompress(finishPage(page), brotli(qualities.whenSentOften), (error, better) => {
      if (error !== null || pages.peek(page) !== kept) return;
      kept.packed.set('br', better);
      pages.reweigh(page);
    });
  }

  function compressOnce(page: string, kept: Kept, encoding: Encoding): Buffer {
    const packed = compress(finishPage(page), encoding);
    kept.packed.set(encoding, packed);
    if (pages.peek(page) === kept) pages.reweigh(page);
    return packed;
  }

  return {
    pack(page, encoding) {
      const kept = pages.get(page) ?? keep(page);
      const packed = kept.packed.get(encoding) ?? compressOnce(page, kept, encoding);
      if (encoding === 'br') kept.sent += 1;
      if (encoding === 'br' && kept.sent === sentOften) compressMore(page, kept);
      const { hash, status, scripts } = kept;
      return { etag: `"${hash}-${encoding}"`, bytes: packed, status, scripts };
    },
    size: pages.size,
  };
}
