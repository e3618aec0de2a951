import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js';

/** What an entry costs besides its content: keys, headers, objects. */
const overheadBytes = 1_000;

/** V8 keeps a text with any character beyond Latin-1, as a dash or a curly quote is, in two bytes a character. */
const textBytes = (text: string) => text.length * 2;

function contentBytes(value: IncrementalCacheValue): number {
  if ('html' in value && 'segmentData' in value) {
    const segments = [...(value.segmentData?.values() ?? [])];
    const parts = [value.rscData, ...segments].map((part) => part?.length ?? 0);
    return textBytes(value.html) + parts.reduce((sum, length) => sum + length, 0);
  }
  if ('body' in value) return value.body.length;
  return 'data' in value ? textBytes(value.data.body) : 0;
}

/** The memory that an entry takes, in bytes, estimated from above. */
export function entryBytes(value: IncrementalCacheValue | null): number {
  return overheadBytes + (value === null ? 0 : contentBytes(value));
}
