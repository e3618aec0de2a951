import { html, raw } from 'hono/html';
import type { Config } from '#lib/config.ts';
import { makeNonce } from '#lib/routing/make-nonce.ts';
import type { Language } from '#lib/zones/variant.ts';

/** Serialises a value for an inline script. */
export function scriptValue(value: string | readonly string[]): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface PlainPage {
  title: string;
  language: Language;
  /** Made by `html` of Hono, which escapes every value. */
  body: ReturnType<typeof html>;
  /** JavaScript; its values are made by `scriptValue`. */
  script?: string;
  status?: number;
  /** Sources of `frame-src`. */
  frames?: readonly string[];
  /** Targets of `form-action`. */
  targets?: readonly string[];
}

const style =
  'html,body{height:100%;margin:0}body{font:16px/24px system-ui,sans-serif;color:#22232d;background:#fff}' +
  'main{padding:24px;max-width:40em;margin:auto;text-align:center}iframe{display:block;width:100%;height:100%;border:0}' +
  'h1{font-size:20px}button,a.button{display:inline-block;font:inherit;min-height:44px;padding:8px 20px;border:0;border-radius:8px;' +
  'box-sizing:border-box;background:#22232d;color:#fff;text-decoration:none}:focus-visible{outline:3px solid #22232d;outline-offset:2px}';

function getPolicy(
  { frames = [], targets = [] }: PlainPage,
  nonce: string,
  { origins, embedders }: Pick<Config, 'origins' | 'embedders'>,
): string {
  const list = (sources: readonly string[]) => (sources.length > 0 ? sources.join(' ') : "'none'");
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src ${list(frames)}`,
    `form-action ${list(targets)}`,
    `frame-ancestors 'self' ${[...Object.values(origins), ...embedders].join(' ')}`,
    "base-uri 'none'",
  ].join('; ');
}

/**
 * A page of the 3-D Secure redirect: it needs no cookie and no file, may be framed by our own pages and by those that
 * embed them, and has its own content policy (docs/product.md#3-d-secure).
 */
export async function plainPage(page: PlainPage, settings: Pick<Config, 'origins' | 'embedders'>): Promise<Response> {
  const nonce = makeNonce();
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        ${page.body}
        ${
          page.script !== undefined &&
          html`<script nonce="${nonce}">
            ${raw(page.script)};
          </script>`
        }
      </body>
    </html>`;
  return new Response(await document, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': getPolicy(page, nonce, settings),
      'permissions-policy': 'payment=*, publickey-credentials-get=*',
    },
  });
}
