import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { scriptHashes } from '#lib/http/script-hashes.ts';
import { markedStatus, type MarkedStatus } from '#lib/http/status-mark.ts';
import type { Encoding } from './parse-accept-encoding.ts';

/** A compressed page with what its response needs. */
export interface PackedPage {
  etag: string;
  bytes: Buffer;
  /** The status marked in the page; null without a marker. */
  status: MarkedStatus | null;
  /** Hashes of its inline scripts for the content policy; null when there are too many for a header. */
  scripts: string | null;
}

interface Kept extends Pick<PackedPage, 'status' | 'scripts'> {
  hash: string;
  packed: Map<Encoding, Buffer>;
}

/** Higher compression level than for streams, because the result is sent many times. */
function pack(page: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(page) : Buffer.from(page);
}

/**
 * Compresses whole pages and caches the newest `most` of them. Next returns the same string object for a cached page,
 * so the lookup does not read the page.
 */
export function createCompressedPageCache(most: number): (page: string, encoding: Encoding) => PackedPage {
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
