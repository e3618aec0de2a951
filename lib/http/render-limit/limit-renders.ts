import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import { overlayTexts } from '#contract/languages/overlay-texts.ts';
import { readTexts } from '#contract/languages/read-texts.ts';
import type { Config } from '#lib/config.ts';
import { cookiesIn } from '#lib/http/cookies-in.ts';
import { plainPage } from '#lib/http/plain-page.ts';
import { getClientNetwork } from '#lib/http/proxy/client-network.ts';
import { keptLanguage } from '#lib/routing/kept-language.ts';
import type { Language } from '#lib/zones/variant.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';
import failures from '#messages/en/failures.json' with { type: 'json' };
import type { RenderCounts } from './count-renders.ts';

type BusyPageSettings = Pick<Config, 'origins' | 'embedders'>;

const known = new Map<Language, typeof failures>();
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The words of a language, each missing one in English. */
function getWords(language: Language): typeof failures {
  const words = known.get(language) ?? overlayTexts({ failures }, readTexts(language), asText).failures;
  known.set(language, words);
  return words;
}

function getLanguage({ headers }: IncomingMessage): Language {
  const cookie = cookiesIn(headers.cookie).get(visitCookies.language)?.value;
  return keptLanguage(cookie, headers['accept-language'] ?? null);
}

/** Says in the visitor's language that this network has asked for too many pages, and when it may go on. */
async function sendBusyPage(
  request: IncomingMessage,
  response: ServerResponse,
  { waitMs, settings }: { waitMs: number; settings: BusyPageSettings },
): Promise<void> {
  const language = getLanguage(request);
  const { busy, busyHelp } = getWords(language);
  const body = html`<main>
    <h1>${busy}</h1>
    <p>${busyHelp}</p>
  </main>`;
  const page = await plainPage({ title: busy, language, body, status: 429 }, settings);
  response.statusCode = page.status;
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader('retry-after', Math.ceil(waitMs / 1000));
  response.end(await page.text());
}

/** Calls, and the files of the build. Pages of banks and of developers are rendered as all others. */
const notPages = /^\/(?:api|_next)\//;

/** Whether Next has made this answer for the visitor: a page that it had ready, a redirect and a file are no work. */
function isRendered(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  const isPage = type.startsWith('text/html') || type.startsWith('text/x-component');
  return isPage && response.getHeader('x-nextjs-cache') !== 'HIT';
}

/** Calls `then` once before the head of a response is sent, with its status and headers as Next has left them. */
function beforeHead(response: ServerResponse, then: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...args: unknown[]) => {
    if (!response.headersSent) then();
    Reflect.apply(writeHead, response, args);
    return response;
  };
}

/**
 * Counts a request for a page as a render of its network, and takes it back when the page turns out not to be one.
 * Answers 429 with a plain page when the network has had as many as it may have in a minute.
 */
export function limitRenders(
  request: IncomingMessage,
  response: ServerResponse,
  { counts, settings }: { counts: RenderCounts; settings: BusyPageSettings },
): boolean {
  if (notPages.test(request.url ?? '')) return false;
  const network = getClientNetwork(request);
  const waitMs = counts.take(network);
  if (waitMs > 0) {
    void sendBusyPage(request, response, { waitMs, settings });
    return true;
  }
  beforeHead(response, () => {
    if (!isRendered(response)) counts.undo(network);
  });
  return false;
}
