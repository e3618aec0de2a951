import type { IncomingMessage } from 'node:http';

/**
 * Sets `X-Forwarded-For` to the address of the connection, so that clients cannot evade rate limits with a forged
 * header. Not for use behind a reverse proxy, which sets the header itself.
 */
export function setForwardedFor({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = socket.remoteAddress;
}
