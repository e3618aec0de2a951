import type { Entry, Lifetime, PageStore } from './page-store.ts';

/**
 * Within this time after a change the old page is still served while it is made anew, in milliseconds. `public` is the
 * time for which caches may show a reply of that class: 60 seconds, and 600 more while they revalidate it
 * (docs/product.md#caching).
 */
const graceMs = { urgent: 10_000, public: 660_000 };
/** Tags of what can be booked or bought, and of a new day: after their change an old page would offer what is gone. */
const urgent = /^(timetables?|activities|camps|courses|packages)(:|$)/;

/** When the tags of a page were revalidated last, in milliseconds; 0 for never. */
export interface Changes {
  lastMs: number;
  /** The same of its `urgent` tags alone. */
  urgentMs: number;
}

/** When something of a page changed. */
export async function readChanges(store: Pick<PageStore, 'expiredMs'>, tags: readonly string[]): Promise<Changes> {
  const urgentTags = tags.filter((tag) => urgent.test(tag));
  const [lastMs, urgentMs] = await Promise.all([
    store.expiredMs(tags),
    urgentTags.length === 0 ? 0 : store.expiredMs(urgentTags),
  ]);
  return { lastMs, urgentMs };
}

/** Freshness of a reply that says nothing of it, in seconds: that of the class `public` (docs/product.md#caching). */
const defaultFreshSeconds = 60;

/**
 * What to do with an entry: serve it; serve it while it is made anew; or make the visitor wait for a new one, because
 * something is known to have changed.
 */
export type Freshness = 'fresh' | 'old' | 'changed';

const neverOld: Lifetime = { revalidate: false, expire: undefined };

/** Whether a page may be served. */
export function pageFreshness(
  { madeMs, storedMs, failedMs = 0, lifetime }: Entry,
  { lastMs, urgentMs }: Changes,
  nowMs: number,
): Freshness {
  const ageSeconds = (nowMs - storedMs) / 1000;
  const { revalidate, expire } = lifetime ?? neverOld;
  if (expire !== undefined && ageSeconds > expire) return 'changed';
  const isOld = revalidate !== false && ageSeconds > revalidate;
  if (lastMs < madeMs) return isOld ? 'old' : 'fresh';
  // An attempt since the change has failed; the old page stays, and is tried again as an old one is.
  if (failedMs > lastMs) return isOld ? 'old' : 'fresh';
  // What was not there, or closed, may be there now.
  if (expire !== undefined) return nowMs - lastMs <= graceMs.urgent ? 'old' : 'changed';
  const isSoon = urgentMs >= madeMs ? nowMs - urgentMs <= graceMs.urgent : nowMs - lastMs <= graceMs.public;
  return isSoon ? 'old' : 'changed';
}

/** For how long a reply to a read is fresh by its Cache-Control, in seconds. */
function freshSeconds(headers: Readonly<Record<string, string>>): number {
  const said = /\bmax-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1];
  return said === undefined ? defaultFreshSeconds : Number(said);
}

/**
 * Whether the reply to a read may be used again: for the time that its Cache-Control allows, and not after a change.
 */
export function isReadFresh({ value, madeMs }: Entry, expiredMs: number, nowMs: number): boolean {
  if (expiredMs >= madeMs || value === null || !('data' in value)) return false;
  return (nowMs - madeMs) / 1000 <= freshSeconds(value.data.headers);
}

/** Lifetimes, in seconds, of not-found pages and of the maintenance page: both may be out of date soon. */
const lifetimes: Readonly<Record<404 | 503, Lifetime>> = {
  404: { revalidate: 60, expire: 600 },
  503: { revalidate: 5, expire: 10 },
};

/**
 * The lifetime of a page: the one it asks for, without expiry, so that an old page can be served while a new one is
 * made. Not-found pages and the maintenance page expire.
 */
export function pageLifetime(lifetime: Lifetime, status: 404 | 503 | null): Lifetime {
  return status === null ? { revalidate: lifetime.revalidate, expire: undefined } : lifetimes[status];
}
