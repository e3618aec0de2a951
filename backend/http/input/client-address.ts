import { isIP } from 'node:net';
import type { HttpContext } from '#backend/http/http-env.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';
import type { Secret } from '#contract/rules/settings/secret.ts';

const loopback = '127.0.0.1';

/** Address of the peer; a call without a connection comes from this process. */
export function peerAddress(c: HttpContext): string {
  const address = c.env.incoming?.socket.remoteAddress ?? loopback;
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/** Whether a call comes from the web: by the secret they share, without one from this machine. */
export function isFromTheWeb(c: HttpContext, proxySecret: Secret | undefined): boolean {
  if (proxySecret !== undefined) return isSameSecret(c.req.header('x-proxy-secret') ?? '', proxySecret);
  const peer = peerAddress(c);
  return peer === '::1' || peer.startsWith('127.');
}

/** Whether the web calls for itself, e.g. to render a cached page, and not for a person whose address it forwards. */
export function isWebItself(c: HttpContext, proxySecret: Secret | undefined): boolean {
  return c.req.header('x-forwarded-for') === undefined && isFromTheWeb(c, proxySecret);
}

/**
 * Address of the person. `X-Forwarded-For` is trusted only from the web: with `PROXY_SECRET` set, from whoever sends it
 * as `X-Proxy-Secret`; without it, from a process on this machine. The web appends the address it saw itself, so only
 * the last entry counts; the client may have forged the others.
 */
export function clientAddress(c: HttpContext, proxySecret: Secret | undefined): string {
  const forwardedAddress = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwardedAddress === undefined || isIP(forwardedAddress) === 0) return peerAddress(c);
  return isFromTheWeb(c, proxySecret) ? forwardedAddress : peerAddress(c);
}
