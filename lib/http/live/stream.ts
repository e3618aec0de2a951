import type { ServerResponse } from 'node:http';

/** What a reader may leave unsent before it is dropped, in bytes. */
const mostUnsent = 64 * 1024;

/** One open stream of a browser. */
export interface Stream {
  response: ServerResponse;
  openedMs: number;
}

/** Starts an event stream; `retryMs` says after how long the browser opens it again when it breaks off. */
export function startStream(response: ServerResponse, retryMs: number): void {
  response.statusCode = 200;
  response.setHeader('content-type', 'text/event-stream; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  // For a reverse proxy (nginx), which would hold events back.
  response.setHeader('x-accel-buffering', 'no');
  // Without chunks the same bytes go to every reader as they are; the end of the connection is that of the stream.
  response.removeHeader('transfer-encoding');
  response.flushHeaders();
  response.write(`retry: ${retryMs}\n\n`);
}

/** Sends bytes. A reader that is too slow is dropped; its browser opens the stream again. */
export function sendTo({ response }: Stream, bytes: Buffer): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > mostUnsent) response.destroy();
  else response.write(bytes);
}
