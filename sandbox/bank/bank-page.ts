import { html, type Markup } from '#sandbox/core/html.ts';

/** Content security policy of the bank's pages; forms may be posted to any address, since the shop chooses it. */
export const BANK_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
  "connect-src http: https:; form-action 'self' http: https:; base-uri 'none'",
].join('; ');

/** The layout of every page of the bank. */
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

/** A page with one message. */
export function bankNotice(title: string, text: string): Markup {
  return bankPage(
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>`,
  );
}
