import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { scriptHashes } from '#lib/http/script-hashes.ts';
import { markedStatus, type MarkedStatus } from '#lib/http/status-mark.ts';
import type { Encoding } from './parse-accept-encoding.ts';

/** A page ready to be sent, however often. */
export interface PackedPage {
  etag: string;
  bytes: Buffer;
  /** The status that it gives itself; null for none. */
  status: MarkedStatus | null;
  /** Its inline scripts, for its content policy; null when there are too many to name. */
  scripts: string | null;
}

interface Kept extends Pick<PackedPage, 'status' | 'scripts'> {
  hash: string;
  packed: Map<Encoding, Buffer>;
}

/** Packed once and sent many times, so it may take a little longer than a stream could afford. */
function pack(page: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(page) : Buffer.from(page);
}

/**
 * Packs whole pages and keeps the newest `most` of them. A page from the cache is the very same string each time, so it
 * is found again without being read.
 */
export function createPackedPages(most: number): (page: string, encoding: Encoding) => PackedPage {
  const pages = new Map<string, Kept>();

  function keep(page: string): Kept {
    const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22);
    const kept: Kept = { hash, status: markedStatus(page), scripts: scriptHashes(page), packed: new Map() };
    pages.set(page, kept);
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    return kept;
  }

  return (page, encoding) => {
    const { hash, status, scripts, packed } = pages.get(page) ?? keep(page);
    const bytes = packed.get(encoding) ?? pack(page, encoding);
    packed.set(encoding, bytes);
    return { etag: `"${hash}-${encoding}"`, bytes, status, scripts };
  };
}
