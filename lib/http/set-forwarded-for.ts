import type { IncomingMessage } from 'node:http';

/**
 * Sets `X-Forwarded-For` to the address that a request came from, in place of what the caller claims: limits count by it.
 * Not for use behind a proxy, whose word counts.
 */
export function setForwardedFor({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = socket.remoteAddress;
}
