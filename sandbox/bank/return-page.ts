import { html, type Markup } from '#sandbox/core/html.ts';
import { bankPage } from './bank-page.ts';

/** Posts the bank's answer back to the shop through the browser; without scripts the customer presses the button. */
export function returnPage(
  notificationUrl: string,
  cRes: string | null,
  sessionData: string,
  isTwice: boolean,
): Markup {
  const answer = cRes === null ? html`` : html`<input type="hidden" name="cres" value="${cRes}" />`;
  return bankPage(
    'Returning to the shop',
    html`<h1>Thank you</h1>
      <p role="status">Returning to the shop…</p>
      <form id="return" method="post" action="${notificationUrl}" data-times="${isTwice ? 2 : 1}">
        ${answer}
        <input type="hidden" name="threeDSSessionData" value="${sessionData}" />
        <div class="actions"><button class="primary">Continue</button></div>
      </form>
      <script src="/return.js"></script>`,
  );
}
