import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { CacheSize } from './cache-size.ts';
import { addCommonHeaders } from './common-headers.ts';
import { compressResponse } from './compression/compress-response.ts';
import { createCompressedPageCache } from './compression/compressed-page-cache.ts';
import { createPackedFiles } from './compression/packed-files.ts';
import { answerMetrics, type ReadReports } from './metrics/answer-metrics.ts';
import { setForwardedFor } from './set-forwarded-for.ts';
import { refuseUnknownMethods } from './unknown-methods.ts';

/** True when the step has answered the request, so that nothing else is done. */
type RequestStep = (request: IncomingMessage, response: ServerResponse) => unknown;

interface WebServerOptions {
  isDevelopment: boolean;
  isBehindProxy: boolean;
  /** The addresses that may read the metrics. */
  metricsAllow: readonly string[];
  /** Given how to read the sizes of this process's caches, returns how to read those of all processes of the web. */
  withCaches: (caches: () => Record<string, CacheSize>) => ReadReports;
}

/** Memory for compressed pages, of which several variants are kept, and for compressed files, in bytes. */
const limitBytes = { pages: 24 * 1024 * 1024, files: 8 * 1024 * 1024 };

/** What is done to every request and its response before Next handles it, in this order. */
function requestSteps({ isDevelopment, isBehindProxy, metricsAllow, withCaches }: WebServerOptions): RequestStep[] {
  const pages = createCompressedPageCache(limitBytes.pages);
  const files = createPackedFiles(limitBytes.files);
  const reports = withCaches(() => ({ compressed_pages: pages.size(), compressed_files: files.size() }));
  const metrics = { addresses: metricsAllow, reports };
  const steps: (RequestStep | false)[] = [
    (request, response) => addCommonHeaders(request, response, { isDevelopment }),
    (request, response) => answerMetrics(request, response, metrics),
    refuseUnknownMethods,
    !isBehindProxy && setForwardedFor,
    !isDevelopment && ((request, response) => compressResponse(request, response, pages.pack)),
    !isDevelopment && files.send,
  ];
  return steps.filter((step) => step !== false);
}

/** The HTTP server of the web: the request steps, then `handle`, which is Next's request handler. */
export function createWebServer(options: WebServerOptions, handle: RequestListener): Server {
  const steps = requestSteps(options);
  return createServer((request, response) => {
    if (steps.some((step) => step(request, response) === true)) return;
    handle(request, response);
  });
}
