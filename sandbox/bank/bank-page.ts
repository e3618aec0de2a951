import { html } from '#sandbox/core/html.ts';
import type { Markup } from '#sandbox/core/html.ts';

/** What the bank's pages may load; the answer is posted to whatever address the shop gave. */
export const BANK_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
  "connect-src http: https:; form-action 'self' http: https:; base-uri 'none'",
].join('; ');

/** The frame of every page of the bank. */
export function bankPage(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title} | Northgate Bank</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/bank.css" />
      </head>
      <body>
        <header>
          <p class="bank">Northgate Bank</p>
          <p>ID check</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** A page that says one thing. */
export function bankNotice(title: string, text: string): Markup {
  return bankPage(
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>`,
  );
}
