import { onRequest } from './on-request.ts';

/**
 * Lets every request to this process carry the address it came from as its `X-Forwarded-For`, in place of what the caller
 * claims: limits count by it. Not behind a proxy, whose word counts.
 */
export function setForwardedFor(): void {
  onRequest(({ headers, socket }) => {
    headers['x-forwarded-for'] = socket.remoteAddress;
  });
}
