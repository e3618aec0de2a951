import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { addCommonHeaders } from './common-headers.ts';
import { compressResponse } from './compression/compress-response.ts';
import { createCompressedPageCache } from './compression/compressed-page-cache.ts';
import { setForwardedFor } from './set-forwarded-for.ts';
import { refuseUnknownMethods } from './unknown-methods.ts';

type RequestStep = (request: IncomingMessage, response: ServerResponse) => void;

interface WebServerOptions {
  isDevelopment: boolean;
  isBehindProxy: boolean;
}

/** Size of the cache: several variants of every popular page; about 20 MB. */
const maxCompressedPages = 200;

/** What is done to every request and its response before Next handles it, in this order. */
function requestSteps({ isDevelopment, isBehindProxy }: WebServerOptions): RequestStep[] {
  const compressPage = createCompressedPageCache(maxCompressedPages);
  const steps: (RequestStep | false)[] = [
    (request, response) => addCommonHeaders(request, response, { isDevelopment }),
    refuseUnknownMethods,
    !isBehindProxy && setForwardedFor,
    !isDevelopment && ((request, response) => compressResponse(request, response, compressPage)),
  ];
  return steps.filter((step) => step !== false);
}

/** The HTTP server of the web: the request steps, then `handle`, which is Next's request handler. */
export function createWebServer(options: WebServerOptions, handle: RequestListener): Server {
  const steps = requestSteps(options);
  return createServer((request, response) => {
    for (const step of steps) step(request, response);
    handle(request, response);
  });
}
