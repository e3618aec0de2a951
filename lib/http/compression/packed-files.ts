import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';
import type { PackedFile } from './built-files.ts';
import { isCompressible } from './is-compressible.ts';
import { encodingFor } from './parse-accept-encoding.ts';

const brotli = promisify(brotliCompress);

/** Files of the build, whose names change with their content, and drawings that only a new build changes. */
const file = /^\/(_next\/static\/[\w~./-]+|facilities\.svg|map-outline\.(svg|json)|map-towns\.json|embed\.js)$/;
/** Maximum size of a file to keep, in bytes before compression. */
const mostBytes = 2 * 1024 * 1024;
/** What of the headers belongs to the file; the common ones are set for each response. */
const ownHeaders = ['content-type', 'cache-control', 'etag', 'last-modified'];

export interface PackedFiles {
  /** Sends the file of this request from the cache; false when it is not there. */
  send: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** For a file that is not in the cache yet: takes it from its response, part by part. */
  watch: (request: IncomingMessage, response: ServerResponse) => NotePart | undefined;
  size: () => CacheSize;
}

/** Notes a part of a body that is being sent. */
export type NotePart = (part: unknown) => void;

/** Notes the body; gives it to `done` when it was sent as a file is: 200, complete, and worth compressing. */
function noteBody(response: ServerResponse, done: (body: Buffer | null) => void): NotePart {
  const parts: Buffer[] = [];
  let isWorthwhile: boolean | undefined;
  response.once('close', () => {
    const body = Buffer.concat(parts);
    const isWhole = response.writableFinished && response.statusCode === 200 && body.length <= mostBytes;
    done(isWhole && isWorthwhile ? body : null);
  });
  return (part) => {
    isWorthwhile ??= isCompressible(response, part);
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
}

/** The file that a request asks for; null when it asks for none, or not for all of it in Brotli. */
function findFile({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !file.test(url) || encodingFor({ headers }) !== 'br') return null;
  const isPart = headers['if-none-match'] ?? headers['if-modified-since'] ?? headers.range;
  return isPart === undefined ? url : null;
}

/**
 * Files in Brotli at its highest quality, kept in at most `limitBytes`; one that finds no room is not kept. Those of `readBuilt` are read when they are first
 * asked for; every other is compressed once, after it was first sent, one after the other, so that a start does not take
 * every processor.
 */
export function createPackedFiles(
  limitBytes: number,
  readBuilt: (url: string) => PackedFile | undefined = () => undefined,
): PackedFiles {
  const files = boundedMap<PackedFile>({ limitBytes, weigh: ({ bytes }) => bytes.length });
  const watched = new Set<string>();
  let queue = Promise.resolve();

  function keep(url: string, packed: PackedFile): void {
    if (files.hasRoom(url, packed)) files.set(url, packed);
  }

  async function pack(url: string, body: Buffer, headers: OutgoingHttpHeaders): Promise<void> {
    keep(url, { bytes: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), headers });
  }

  function find(url: string): PackedFile | undefined {
    const kept = files.get(url);
    if (kept !== undefined) return kept;
    const built = readBuilt(url);
    if (built !== undefined) keep(url, built);
    return built;
  }

  return {
    send(request, response) {
      const url = findFile(request);
      const kept = url === null ? undefined : find(url);
      if (kept === undefined) return false;
      for (const [name, value] of Object.entries(kept.headers))
        if (value !== undefined) response.setHeader(name, value);
      response.setHeader('content-encoding', 'br').setHeader('vary', 'Accept-Encoding');
      response.setHeader('content-length', kept.bytes.length).end(kept.bytes);
      return true;
    },
    watch(request, response) {
      const url = findFile(request);
      if (url === null || watched.has(url)) return undefined;
      watched.add(url);
      return noteBody(response, (body) => {
        if (body === null) return void watched.delete(url);
        const headers = Object.fromEntries(ownHeaders.map((name) => [name, response.getHeader(name)]));
        queue = queue.then(() => pack(url, body, headers)).catch(() => undefined);
      });
    },
    size: files.size,
  };
}
