import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { addressTest } from '#contract/rules/settings/address-list.ts';
import type { Config } from '#lib/config.ts';
import { knownPlacesSize } from '#lib/routing/known-places-size.ts';
import { zoneNamed } from '#lib/zones/zone-of-host.ts';
import { addCommonHeaders } from './common-headers.ts';
import { builtFiles } from './compression/built-files.ts';
import { compressResponse } from './compression/compress-response.ts';
import { createCompressedPageCache } from './compression/compressed-page-cache.ts';
import { styleSheetsSize } from './compression/inline-style-sheets.ts';
import { createPackedFiles } from './compression/packed-files.ts';
import { answerExampleSite } from './example-site/answer-example-site.ts';
import type { LiveStreams } from './live/live-streams.ts';
import { answerMetrics, type ReadReports } from './metrics/answer-metrics.ts';
import type { ProcessCounts } from './metrics/process-report.ts';
import { createPageAnswers, type PageAnswers } from './page-answers/page-answers.ts';
import type { PagesInMemory } from './page-cache/page-store.ts';
import { forwardRead, type BackendSettings } from './proxy/forward-reads.ts';
import { createBodyGuard } from './proxy/guard-bodies.ts';
import { countRenders, type RenderCounts } from './render-limit/count-renders.ts';
import { limitRenders } from './render-limit/limit-renders.ts';

type Settings = Pick<Config, 'origins' | 'servesFrontDesk'>;

/**
 * Answers 404 at the host of the front desk where this web does not serve it. A page that says so would be made with the
 * theme of the operator, who may not be there yet.
 */
function refuseUnservedHosts(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { origins, servesFrontDesk }: Settings,
): boolean {
  if (servesFrontDesk || zoneNamed(origins, headers.host ?? '') !== 'foh') return false;
  response.setHeader('cache-control', 'no-store');
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  return true;
}

/**
 * Sets `X-Forwarded-For` to the address of the visitor alone, so that nobody evades rate limits with a forged header:
 * that of the connection, or behind `trustedProxies` of our own the one that the first of them saw. Each adds the address
 * it saw at the end of the header; what stands before those came from the visitor.
 */
export function setForwardedFor({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const header = headers['x-forwarded-for'];
  const addresses = trustedProxies === 0 || header === undefined ? [] : String(header).split(',');
  const address = addresses.at(-trustedProxies) ?? addresses[0];
  headers['x-forwarded-for'] = address?.trim() ?? socket.remoteAddress;
}

/** The HTTP methods that Next supports. */
const known: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Handles an unsupported method as `OPTIONS`, which pages answer with 405 and calls with 404. Next would fail on
 * `TRACE` before any handler runs.
 */
export function refuseUnknownMethods(request: IncomingMessage): void {
  if (!known.has(request.method)) request.method = 'OPTIONS';
}

/**
 * Answers `GET /livez`: this process runs, whether or not the backend answers. A web without its backend still serves the
 * pages that it keeps, so it is no reason to start it anew; `/api/health` says whether it can do everything.
 */
function answerLiveness({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== '/livez' || (method !== 'GET' && method !== 'HEAD')) return false;
  response.setHeader('content-type', 'text/plain; charset=utf-8').setHeader('cache-control', 'no-store').end('ok');
  return true;
}

/** True when the step has answered the request, so that nothing else is done. */
type RequestStep = (request: IncomingMessage, response: ServerResponse) => unknown;

interface WebServerOptions
  extends
    BackendSettings,
    Pick<Config, 'origins' | 'embedders' | 'exampleSite' | 'servesFrontDesk' | 'rendersPerMinute'> {
  isDevelopment: boolean;
  trustedProxies: number;
  /** Where the build lies. */
  buildFolder: string;
  /** The addresses that may read the metrics. */
  metricsAllow: readonly string[];
  /** The store in memory where Next has its pages. */
  pageStore: PagesInMemory;
  live: Pick<LiveStreams, 'answer' | 'count'>;
  /** Milliseconds. */
  now?: () => number;
  /** Given how to count what this process holds, returns how to read the reports of all processes of the web. */
  withCounts: (counts: () => ProcessCounts) => ReadReports;
}

const megabyte = 1024 * 1024;
/** Memory for compressed pages, of which several variants are kept, for compressed files, and for answers, in bytes. */
const limitBytes = { pages: 16 * megabyte, files: 8 * megabyte, answers: 4 * megabyte };

/** How long a browser may take to send its headers, and all of a request: 7 MB over a slow mobile network. */
const timeoutsMs = { headersTimeout: 20_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/** What is done to every request and its response before Next handles it, in this order. */
function requestSteps(
  options: WebServerOptions,
  answers: PageAnswers | undefined,
  renders: RenderCounts,
): RequestStep[] {
  const { isDevelopment, trustedProxies, metricsAllow, buildFolder, live, withCounts } = options;
  const { pack, size } = createCompressedPageCache(limitBytes.pages);
  const files = createPackedFiles(limitBytes.files, builtFiles(buildFolder));
  const reports = withCounts(() => ({
    caches: {
      compressed_pages: size(),
      compressed_files: files.size(),
      style_sheets: styleSheetsSize(),
      known_places: knownPlacesSize(),
      rendering_networks: renders.size(),
      ...(answers && { page_answers: answers.size() }),
    },
    liveStreams: live.count(),
  }));
  const packing = { pack, onPage: answers?.note, watch: files.watch };
  const mayRead = addressTest(metricsAllow);
  const metrics = { mayRead, reports };
  const steps: (RequestStep | false)[] = [
    (request, response) => addCommonHeaders(request, response, { isDevelopment, mayRead }),
    (request, response) => answerMetrics(request, response, metrics),
    answerLiveness,
    refuseUnknownMethods,
    (request, response) => answerExampleSite(request, response, options),
    (request, response) => refuseUnservedHosts(request, response, options),
    (request) => setForwardedFor(request, trustedProxies),
    createBodyGuard(),
    live.answer,
    !isDevelopment && files.send,
    !isDevelopment && ((request, response) => compressResponse(request, response, packing)),
    (request, response) => forwardRead(request, response, options),
  ];
  return steps.filter((step) => step !== false);
}

/**
 * The HTTP server of the web: the request steps, of which the last answers the reads of visitors, then an answer that
 * Next has given before, or `handle`, which is Next's request handler, as often as its network may have pages rendered.
 */
export function createWebServer(options: WebServerOptions, handle: RequestListener): Server {
  const { isDevelopment, pageStore, now = Date.now } = options;
  const answers = isDevelopment ? undefined : createPageAnswers(pageStore, now, limitBytes.answers);
  const renders = countRenders(options.rendersPerMinute, now);
  const steps = requestSteps(options, answers, renders);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if ((await answers?.send(request, response)) === true) return;
    if (!limitRenders(request, response, { counts: renders, settings: options })) handle(request, response);
  }

  return createServer(timeoutsMs, (request, response) => {
    if (steps.some((step) => step(request, response) === true)) return;
    void answer(request, response);
  });
}
