import type { ServerResponse } from 'node:http';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|ld\+json)|image\/svg\+xml)/;
/** Minimum size for compression, in bytes. Of a streamed response the first chunk is measured. */
const worthwhile = 1024;

function getLength(part: unknown): number {
  return typeof part === 'string' || part instanceof Uint8Array ? part.length : 0;
}

/** Whether a response is worth compressing, judged by its headers and its first part. */
export function isCompressible(response: ServerResponse, part: unknown): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  if (!compressible.test(type) || response.hasHeader('content-encoding')) return false;
  const length = Number(response.getHeader('content-length') ?? getLength(part));
  return length >= worthwhile && response.statusCode !== 206 && response.statusCode !== 304;
}
