import { html, type Markup } from '#sandbox/core/html.ts';
import { CHALLENGE_CODE } from './answer-challenge.ts';
import { bankPage } from './bank-page.ts';
import type { Challenge } from './bank-state.ts';

const OTHER_ENDINGS = [
  ['approve', 'Approve'],
  ['wrong', 'Wrong code'],
  ['never', 'Never answer'],
  ['twice', 'Answer twice'],
  ['error', 'Technical error'],
] as const;

/** The page that asks the customer for a code. `error` is shown beside the code field. */
export function challengePage(challenge: Challenge, cReq: string, sessionData: string, error: string): Markup {
  const invalid = error ? html`aria-invalid="true"` : html``;

  return bankPage(
    error ? 'Error: approve this payment' : 'Approve this payment',
    html`<h1>Approve this payment</h1>
      <dl>
        <div>
          <dt>Shop</dt>
          <dd>${challenge.shop}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>${challenge.description}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd class="amount">${getAmount(challenge)}</dd>
        </div>
        <div>
          <dt>Card</dt>
          <dd><span aria-hidden="true">•••• </span><span class="unseen">ending </span>${challenge.lastFourDigits}</dd>
        </div>
      </dl>
      <form method="post" action="/challenge/answer">
        <input type="hidden" name="creq" value="${cReq}" />
        <input type="hidden" name="threeDSSessionData" value="${sessionData}" />
        <label for="code">Code from your phone</label>
        <p id="hint" class="hint">This bank is made up: the code is ${CHALLENGE_CODE}.</p>
        <p id="error" class="error">${error}</p>
        <input
          id="code"
          name="code"
          class="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="6"
          required
          aria-describedby="hint error"
          ${invalid}
        />
        <div class="actions">
          <button class="primary" name="choice" value="confirm">Confirm</button>
          <button name="choice" value="cancel" formnovalidate>Cancel</button>
        </div>
        <fieldset>
          <legend>Or try another ending</legend>
          ${OTHER_ENDINGS.map(choiceButton)}
        </fieldset>
      </form>`,
  );
}

function choiceButton([value, label]: readonly [string, string]): Markup {
  return html`<button name="choice" value="${value}" formnovalidate>${label}</button>`;
}

function getAmount({ amountMinor, currency }: Challenge): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
