import type { APIResponse, Route } from 'playwright';

/**
 * Forwards an intercepted request to the server. Node does not resolve `*.localhost`, so the host name is sent in the
 * Host header.
 */
export function fetchReply(route: Route): Promise<APIResponse> {
  const request = route.request();
  const url = new URL(request.url());
  const { host } = url;
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...request.headers(), host } });
}
