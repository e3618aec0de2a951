import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';
import { cookiesIn } from '#lib/http/cookies-in.ts';
import { pageFreshness, readChanges } from '#lib/http/page-cache/freshness.ts';
import type { Entry, PagesInMemory, PageStore } from '#lib/http/page-cache/page-store.ts';
import { getHtml, pageTags } from '#lib/http/page-cache/page-value.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

/** Headers that may decide which page answers, or with what headers. */
const deciding = ['host', 'accept-language', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'] as const;
/** Headers that decide neither, or whose part is done after the page is chosen: encoding and ETag. */
const indifferent: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'cache-control',
  'connection',
  'cookie',
  'dnt',
  'if-modified-since',
  'if-none-match',
  'pragma',
  'priority',
  'referer',
  'save-data',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-real-ip',
]);
const known: ReadonlySet<string> = new Set([...deciding, ...indifferent]);

/** Client hints and fetch metadata; the latter decide only about a log-in by `token`, which is a redirect. */
const isKnown = (name: string) => known.has(name) || /^sec-(?:ch|fetch|gpc)\b/.test(name);

const preferences = Object.values(visitCookies);

/** The cookies with preferences; all others leave a public page as it is. */
function preferencesIn(cookie: string | undefined): string {
  if (cookie === undefined) return '';
  const cookies = cookiesIn(cookie);
  return JSON.stringify(preferences.map((name) => cookies.get(name)?.value ?? null));
}

/**
 * Everything in a request that decides which public page answers it. Null for one that is not a plain visit: another
 * method, or any header that is not known to be harmless.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET') return null;
  for (const name in headers) if (!isKnown(name)) return null;
  const decisions = deciding.map((name) => headers[name] ?? '');
  return [url, preferencesIn(headers.cookie), ...decisions].join('\n');
}

interface FreshPage {
  entry: Entry;
  html: string;
}

/** The page of this key while it is fresh; null when there is none, or when Next has to decide what becomes of it. */
async function freshPage(store: PageStore, key: string, nowMs: number): Promise<FreshPage | null> {
  const entry = await store.get(key);
  if (entry === null) return null;
  const isFresh = pageFreshness(entry, await readChanges(store, pageTags(entry.value)), nowMs) === 'fresh';
  return isFresh ? { entry, html: getHtml(entry.value) } : null;
}

/**
 * For how long an answer is used, in milliseconds. The middleware asks the backend once a minute which places there
 * are, and at most every five seconds about one that it does not know.
 */
const usedMs = 5_000;
/** The objects of an answer and its key in the store, in bytes. */
const answerBytes = 300;

type Headers = readonly (readonly [name: string, value: number | string | readonly string[]])[];

interface Answer {
  headers: Headers;
  pageKey: string;
  /** What is in the store under this key. Weak, so that an answer does not keep an old page in memory. */
  entry: WeakRef<Entry>;
  endsMs: number;
}

export interface PageAnswers {
  /** Notes how Next answers this request; `page` is the document, and the response is as Next has left it. */
  note: (request: IncomingMessage, response: ServerResponse, page: string) => Promise<void>;
  /** Answers a request as the last one like it was; false when Next has to. */
  send: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  size: () => CacheSize;
}

/** Whether this is a fresh page of the store that every visitor with the same request gets. */
function isForEverybody(response: ServerResponse): boolean {
  const isFresh = response.getHeader('x-nextjs-cache') === 'HIT' && response.statusCode === 200;
  return isFresh && !response.hasHeader('set-cookie');
}

function getHeaders(response: ServerResponse): Headers {
  return response.getHeaderNames().map((name) => [name, response.getHeader(name) ?? '']);
}

/**
 * Answers of Next to requests for public pages, used again for a moment, while the page in the store is the same and
 * fresh. They take at most `limitBytes`.
 */
export function createPageAnswers(pages: PagesInMemory, now: () => number, limitBytes: number): PageAnswers {
  const answers = boundedMap<Answer>({
    limitBytes,
    weigh: ({ headers }) => answerBytes + 2 * JSON.stringify(headers).length,
  });
  /** Of the requests that Next answers: it changes their headers. */
  const keys = new WeakMap<IncomingMessage, string>();

  /** The answer to use, and the page as it is in the store. */
  async function ready(key: string) {
    const answer = answers.get(key);
    if (answer === undefined || now() >= answer.endsMs) return null;
    const found = await freshPage(pages, answer.pageKey, now());
    return found !== null && found.entry === answer.entry.deref() ? { ...answer, page: found.html } : null;
  }

  return {
    async note(request, response, page) {
      const key = keys.get(request);
      if (key === undefined || !isForEverybody(response)) return;
      const headers = getHeaders(response);
      const pageKey = pages.getKey(page);
      const entry = pageKey === null ? null : await pages.get(pageKey);
      if (pageKey === null || entry === null || getHtml(entry.value) !== page) return;
      answers.set(key, { headers, pageKey, entry: new WeakRef(entry), endsMs: now() + usedMs });
    },
    async send(request, response) {
      const key = answerKey(request);
      if (key === null) return false;
      const answer = await ready(key);
      if (answer === null) {
        keys.set(request, key);
        return false;
      }
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.end(answer.page);
      return true;
    },
    size: answers.size,
  };
}
