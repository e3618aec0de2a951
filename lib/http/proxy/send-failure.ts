import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#contract/errors.ts';
import { failureResponse } from '#lib/api/failure-response.ts';
import { getRequestId } from './get-request-id.ts';

/** Gives a reply the id of its request (docs/product.md#envelope), unless it has one. */
export function setRequestId({ headers }: IncomingMessage, response: ServerResponse): void {
  if (!response.hasHeader('x-request-id'))
    response.setHeader('x-request-id', getRequestId(headers['x-request-id']?.toString() ?? null));
}

/** Answers a request with a failure of the web itself, outside Next; a reply that has begun breaks off. */
export async function sendFailure(request: IncomingMessage, response: ServerResponse, code: ErrorCode): Promise<void> {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const failure = failureResponse(code);
  response.statusCode = failure.status;
  for (const [name, value] of failure.headers) response.setHeader(name, value);
  setRequestId(request, response);
  response.end(await failure.text());
}
