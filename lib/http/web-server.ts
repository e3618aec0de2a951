import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Config } from '#lib/config.ts';
import { knownPlacesSize } from '#lib/routing/known-places-size.ts';
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
import { setForwardedFor } from './set-forwarded-for.ts';
import { refuseUnknownMethods } from './unknown-methods.ts';

/** True when the step has answered the request, so that nothing else is done. */
type RequestStep = (request: IncomingMessage, response: ServerResponse) => unknown;

interface WebServerOptions extends BackendSettings, Pick<Config, 'origins' | 'exampleSite'> {
  isDevelopment: boolean;
  isBehindProxy: boolean;
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

/** What is done to every request and its response before Next handles it, in this order. */
function requestSteps(options: WebServerOptions, answers: PageAnswers | undefined): RequestStep[] {
  const { isDevelopment, isBehindProxy, metricsAllow, buildFolder, live, withCounts } = options;
  const { pack, size } = createCompressedPageCache(limitBytes.pages);
  const files = createPackedFiles(limitBytes.files, builtFiles(buildFolder));
  const reports = withCounts(() => ({
    caches: {
      compressed_pages: size(),
      compressed_files: files.size(),
      style_sheets: styleSheetsSize(),
      known_places: knownPlacesSize(),
      ...(answers && { page_answers: answers.size() }),
    },
    liveStreams: live.count(),
  }));
  const packing = { pack, onPage: answers?.note, watch: files.watch };
  const metrics = { addresses: metricsAllow, reports };
  const steps: (RequestStep | false)[] = [
    (request, response) => addCommonHeaders(request, response, { isDevelopment }),
    (request, response) => answerMetrics(request, response, metrics),
    refuseUnknownMethods,
    (request, response) => answerExampleSite(request, response, options),
    !isBehindProxy && setForwardedFor,
    live.answer,
    !isDevelopment && files.send,
    !isDevelopment && ((request, response) => compressResponse(request, response, packing)),
    (request, response) => forwardRead(request, response, options),
  ];
  return steps.filter((step) => step !== false);
}

/**
 * The HTTP server of the web: the request steps, of which the last answers the reads of visitors, then an answer that
 * Next has given before, or `handle`, which is Next's request handler.
 */
export function createWebServer(options: WebServerOptions, handle: RequestListener): Server {
  const { isDevelopment, pageStore, now = Date.now } = options;
  const answers = isDevelopment ? undefined : createPageAnswers(pageStore, now, limitBytes.answers);
  const steps = requestSteps(options, answers);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if ((await answers?.send(request, response)) !== true) handle(request, response);
  }

  return createServer((request, response) => {
    if (steps.some((step) => step(request, response) === true)) return;
    void answer(request, response);
  });
}
