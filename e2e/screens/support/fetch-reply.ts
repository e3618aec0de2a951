import type { APIResponse, Route } from '@playwright/test';

/** Asks the server what a held request asks. Node knows no `*.localhost`, so the address goes into the Host header. */
export function fetchReply(route: Route): Promise<APIResponse> {
  const request = route.request();
  const url = new URL(request.url());
  const { host } = url;
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...request.headers(), host } });
}
