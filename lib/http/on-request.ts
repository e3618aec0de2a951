import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Hears of every request to this process before its servers do: Node tells of them on a channel of its own. */
export function onRequest(hear: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started;
    hear(request, response);
  });
}
