import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPackedPages } from './packed-pages.ts';
import { packResponse } from './pack-response.ts';

/** Some versions of every page that is visited often; about 20 MB. */
const mostPages = 200;

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Lets every answer of this process's servers be packed by `packResponse`. Node tells of each request before its server hears of it. */
export function packPages(): void {
  const packPage = createPackedPages(mostPages);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started;
    packResponse(request, response, packPage);
  });
}
