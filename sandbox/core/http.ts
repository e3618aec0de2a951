import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Markup } from './html.ts';
import type { Site } from './sites.ts';

const MAX_BODY_BYTES = 64 * 1024;

export interface SandboxRequest {
  site: Site;
  method: string;
  path: string;
  query: URLSearchParams;
  params: Record<string, string>;
  authorization: string;
  /** Empty when the request has none. */
  idempotencyKey: string;
  body: string;
}

/** A handler's reply; `hangUp` closes the connection without a reply, as a network failure would. */
export type Reply = { status: number; headers: Record<string, string>; body: string } | typeof hangUp;

export const hangUp = 'hang-up';

export function json(status: number, body: unknown): Reply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}

/** The same reply for scripts of every origin. */
export function forEveryOrigin(reply: Reply): Reply {
  if (reply === hangUp) return reply;
  return { ...reply, headers: { ...reply.headers, 'access-control-allow-origin': '*' } };
}

export function noContent(): Reply {
  return { status: 204, headers: {}, body: '' };
}

/** An HTML page with its content security policy. */
export function page(status: number, content: Markup, policy: string): Reply {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { status, headers, body: content.markup };
}

/** Reads a request body as text; null when it is larger than any gateway accepts. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends a reply. */
export function send(response: ServerResponse, reply: Reply): void {
  if (reply === hangUp || response.destroyed) {
    response.destroy();
    return;
  }
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...reply.headers };
  response.writeHead(reply.status, headers).end(reply.body);
}
