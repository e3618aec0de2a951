import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js';

const tagsHeader = 'x-next-cache-tags';

/** The tags of what a page was made of. */
export function pageTags(value: IncrementalCacheValue | null): string[] {
  const header = value !== null && 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/** The document of a page; empty for anything else. */
export const getHtml = (value: IncrementalCacheValue | null) => (value !== null && 'html' in value ? value.html : '');
