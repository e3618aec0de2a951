import { html, type Markup } from '#sandbox/core/html.ts';

/** The bank's page is shown in a frame, and the form posted to it. */
export const CHALLENGE_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'",
  'frame-src http: https:; form-action http: https:',
].join('; ');

function framePage(title: string, script: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/stripe/fields.css" />
        <script type="module" src="/stripe/${script}.js"></script>
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

/** Posts the challenge into the bank's frame; null: there is none (any more). */
export function challengePage(challenge: { acsUrl: string; cReq: string } | null): Markup {
  const content =
    challenge === null
      ? html`<p role="status">This check is over.</p>`
      : html`<form id="bank-form" method="post" action="${challenge.acsUrl}" target="bank">
            <input type="hidden" name="creq" value="${challenge.cReq}" />
          </form>
          <iframe name="bank" title="Your bank" width="100%" height="440" frameborder="0"></iframe>`;
  return framePage('Bank check', 'challenge', content);
}

/** Tells the page around the bank's frame that the bank has answered. */
export function challengeReturnPage(): Markup {
  return framePage('Bank check', 'challenge-return', html`<p role="status">Returning to the shop…</p>`);
}
