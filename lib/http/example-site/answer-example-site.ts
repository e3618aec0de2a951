import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, raw } from 'hono/html';
import type { Config } from '#lib/config.ts';
import { getHostname } from '#lib/zones/zone-of-host.ts';
import { examplePages, type ExamplePage } from './example-pages.ts';

const style =
  'body{margin:0;font:17px/1.55 Georgia,"Times New Roman",serif;color:#1c2b24;background:#fff}' +
  'header{background:#1f4d3a;color:#fff;padding:20px 40px;display:flex;flex-wrap:wrap;gap:8px 28px;align-items:baseline}' +
  'header b{font-size:22px;margin-right:auto}header a{color:#fff;text-decoration:none;padding:6px 0}' +
  'header a[aria-current]{text-decoration:underline;text-underline-offset:6px}a:focus-visible{outline:3px solid;outline-offset:3px}' +
  'main{max-width:1120px;margin:0 auto;padding:36px 40px 64px;display:grid;grid-template-columns:minmax(0,720px) 1fr;gap:20px 48px;align-items:start}' +
  'h1{font-size:34px;line-height:1.2;margin:0 0 8px;grid-column:1/-1}h2{font-size:17px;margin:0 0 8px}p{margin:0 0 12px}' +
  'aside{border-top:4px solid #1f4d3a;padding-top:16px}pre{font-size:13px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere;background:#edf1ee;padding:12px;margin:0}' +
  'footer{background:#edf1ee;padding:28px 40px;font-size:15px}' +
  '@media(max-width:860px){header{padding:16px}main{display:block;padding:24px 0}h1,aside{margin:0 16px 16px}h1{font-size:28px}footer{padding:24px 16px}}';

const linkTo = (current: ExamplePage) => (page: ExamplePage) =>
  raw(
    `<a href="${page.path}" lang="${page.language}"${page === current ? ' aria-current="page"' : ''}>${page.name}</a>`,
  );

/** The two lines that an operator puts into a page; all of it is our own text. */
function getSnippet({ data, link }: ExamplePage, bookings: string): string {
  const attributes = Object.entries(data).map(([name, value]) =>
    value === '' ? `data-${name}` : `data-${name}="${value}"`,
  );
  const script = [`<script src="${bookings}/embed.js"`, ...attributes, 'async></script>'].join(' ');
  return `<a data-touchline href="${bookings}/">${link}</a>\n${script}`;
}

/** The HTML of a page of the example site, an invented club's. */
async function exampleDocument(page: ExamplePage, bookings: string): Promise<string> {
  const snippet = getSnippet(page, bookings);
  return String(
    await html`<!doctype html>
      <html lang="${page.language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${page.heading} | Calder Valley Sports Club</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <header>
            <b>Calder Valley Sports Club</b>
            ${examplePages.map(linkTo(page))}
          </header>
          <main aria-labelledby="heading">
            <h1 id="heading">${page.heading}</h1>
            <div>${raw(snippet)}</div>
            <aside lang="en">
              <h2>How this page does it</h2>
              <pre>${snippet}</pre>
            </aside>
          </main>
          <footer lang="en">Calder Valley Sports Club is an invented club, on another site than the bookings.</footer>
        </body>
      </html>`,
  );
}

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
