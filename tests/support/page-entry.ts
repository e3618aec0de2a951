import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js';
import type { Entry } from '#lib/http/page-cache/page-store.ts';

/** A page as Next gives it to the page cache. */
export function pageValue(html: string, tags = 'venues,venue:riverside,activities:riverside,timetable:riverside') {
  return {
    kind: 'APP_PAGE' as IncrementalCachedAppPageValue['kind'],
    html,
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': tags },
    postponed: undefined,
    status: 200,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  };
}

/** A page that was made at this time, in milliseconds, and is old after a minute. */
export function pageEntry(html: string, madeMs = 1_000): Entry {
  return { value: pageValue(html), madeMs, storedMs: madeMs, lifetime: { revalidate: 60, expire: undefined } };
}
