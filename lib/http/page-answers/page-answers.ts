import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';
import { freshPage } from '#lib/http/page-cache/fresh-page.ts';
import type { Entry, PagesInMemory } from '#lib/http/page-cache/page-store.ts';
import { getHtml } from '#lib/http/page-cache/page-value.ts';
import { answerKey } from './answer-key.ts';

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
