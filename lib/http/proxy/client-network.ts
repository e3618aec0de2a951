import type { IncomingMessage } from 'node:http';
import { getNetwork } from '#contract/get-network.ts';

/** Whom a request is counted for: the last address is the one that our own proxy or server saw. */
export function getClientNetwork({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return getNetwork(forwarded || (socket.remoteAddress ?? ''));
}
