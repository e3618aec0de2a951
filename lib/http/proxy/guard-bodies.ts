import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#contract/errors.ts';
import { mayHaveSession } from '#lib/auth/session-cookies.ts';
import { mostBytesOfCall } from './bounded-body.ts';
import { getClientNetwork } from './client-network.ts';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import { sendFailure } from './send-failure.ts';

const megabyte = 1024 * 1024;

/** How many bytes of bodies may be open at a time, of one network and in all: four pictures, and four such networks. */
interface OpenBodies {
  ofNetwork: number;
  inAll: number;
}

const defaultLimits: OpenBodies = { ofNetwork: 32 * megabyte, inAll: 128 * megabyte };

/** The length a request declares, NaN where it sends a body without one, 0 for none. */
function declaredLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.NaN;
  return Number(headers['content-length'] ?? 0);
}

/** The call of a request; null for a page and for a path that the middleware has to decode. */
function findCall({ method = '', url = '' }: IncomingMessage): MatchedRoute | null {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') && !path.includes('%') ? matchRoute(method, path) : null;
}

function isForSomebody(call: MatchedRoute | null): boolean {
  return call?.route.who === 'customer' || call?.route.who === 'staff';
}

/** Drops what comes after `mostBytes` of a body: Next takes up whatever arrives, whether or not anybody reads it. */
function dropAfter(request: IncomingMessage, mostBytes: number): void {
  const push = request.push.bind(request);
  let received = 0;
  request.push = (chunk: unknown, encoding) => {
    if (received > mostBytes && chunk !== null) return true;
    if (chunk instanceof Uint8Array) received += chunk.byteLength;
    return push(chunk, encoding);
  };
}

/**
 * Creates the step that decides about a body before anything of it is taken up: none is without a session where the
 * call needs one (401), none is larger than its call may be (413), and so much of all of them is open at a time (429 for
 * one network, 503 in all). Bodies without a declared length count as the largest of their call.
 */
export function createBodyGuard(limits = defaultLimits) {
  const openBytes = new Map<string, number>();
  let openInAll = 0;

  function getRefusal(request: IncomingMessage, call: MatchedRoute | null, reserved: number): ErrorCode | null {
    if (isForSomebody(call) && !mayHaveSession(request.headers.cookie)) return 'unauthenticated';
    if (reserved > (call?.route.bodyLimitBytes ?? mostBytesOfCall)) return 'too_large';
    if ((openBytes.get(getClientNetwork(request)) ?? 0) + reserved > limits.ofNetwork) return 'too_many_requests';
    return openInAll + reserved > limits.inAll ? 'unavailable' : null;
  }

  function reserve(network: string, bytes: number): void {
    const open = (openBytes.get(network) ?? 0) + bytes;
    if (open > 0) openBytes.set(network, open);
    else openBytes.delete(network);
    openInAll += bytes;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const declared = declaredLength(request);
    if (declared === 0) return false;
    const call = findCall(request);
    const mostBytes = call?.route.bodyLimitBytes ?? mostBytesOfCall;
    const reserved = Number.isNaN(declared) ? mostBytes : declared;
    const refusal = getRefusal(request, call, reserved);
    if (refusal !== null) {
      // What is too large is not even read to be thrown away.
      if (refusal === 'too_large') response.setHeader('connection', 'close');
      if (refusal === 'too_many_requests' || refusal === 'unavailable') response.setHeader('retry-after', '5');
      void sendFailure(request, response, refusal);
      return true;
    }
    const network = getClientNetwork(request);
    reserve(network, reserved);
    response.once('close', () => reserve(network, -reserved));
    dropAfter(request, mostBytes);
    return false;
  };
}
