import { pageFreshness, readChanges } from './freshness.ts';
import type { Entry, PageStore } from './page-store.ts';
import { getHtml, pageTags } from './page-value.ts';

export interface FreshPage {
  entry: Entry;
  html: string;
}

/** The page of this key while it is fresh; null when there is none, or when Next has to decide what becomes of it. */
export async function freshPage(store: PageStore, key: string, nowMs: number): Promise<FreshPage | null> {
  const entry = await store.get(key);
  if (entry === null) return null;
  const isFresh = pageFreshness(entry, await readChanges(store, pageTags(entry.value)), nowMs) === 'fresh';
  return isFresh ? { entry, html: getHtml(entry.value) } : null;
}
