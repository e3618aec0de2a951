import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#lib/config.ts';
import { getHostname } from '#lib/zones/zone-of-host.ts';
import { exampleDocument } from './example-document.ts';
import { examplePages, type ExamplePage } from './example-pages.ts';

type Settings = Pick<Config, 'origins' | 'exampleSite'>;

/** The content policy of a site that embeds us: our script and our pages, nothing else. */
function getPolicy({ bookings, account, joining }: Settings['origins']): string {
  return [
    "default-src 'none'",
    `script-src ${bookings}`,
    "style-src 'unsafe-inline'",
    `frame-src ${[bookings, account, joining].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function send(response: ServerResponse, page: ExamplePage, settings: Settings): Promise<void> {
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .setHeader('cache-control', 'no-store')
    .setHeader('content-security-policy', getPolicy(settings.origins))
    .setHeader('permissions-policy', 'payment=*, publickey-credentials-get=*, geolocation=*');
  response.end(await exampleDocument(page, settings.origins.bookings));
}

/**
 * Answers requests for the example site of the demo, which embeds the booking pages from another host
 * (docs/embedding.md). Nothing of ours is served under its name.
 */
export function answerExampleSite(request: IncomingMessage, response: ServerResponse, settings: Settings): boolean {
  const { exampleSite } = settings;
  if (exampleSite === undefined) return false;
  if (getHostname(request.headers.host ?? '') !== new URL(exampleSite).hostname) return false;
  const path = new URL(request.url ?? '/', exampleSite).pathname;
  const page = examplePages.find((example) => example.path === path);
  if (page === undefined) response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  else void send(response, page, settings);
  return true;
}
