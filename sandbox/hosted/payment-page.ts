import { html, type Markup } from '#sandbox/core/html.ts';
import { MAIN_TEST_CARDS, MORE_TEST_CARDS, NOTIFICATION_TEST_CARDS, type TestCard } from '#sandbox/core/test-cards.ts';
import type { Fields, HostedPayment } from './hosted-state.ts';
import type { CardErrors, TypedCard } from './take-card.ts';

/** Content security policy of the page; it posts to the bank and back to the shop, wherever they are. */
export const PAGE_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
  "form-action 'self' http: https:; base-uri 'none'",
].join('; ');

const FIELDS = [
  { id: 'name', label: 'Name on the card', autocomplete: 'cc-name', keys: 'text' },
  { id: 'number', label: 'Card number', autocomplete: 'cc-number', keys: 'numeric' },
  { id: 'expiry', label: 'Expiry date (MM/YY)', autocomplete: 'cc-exp', keys: 'numeric' },
  { id: 'code', label: 'Security code', autocomplete: 'cc-csc', keys: 'numeric' },
] as const;

function layout(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title} | Paysandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <header><p>Paysandbox</p></header>
        <main>${content}</main>
      </body>
    </html>`;
}

const hidden = (fields: Fields) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

function getAmount({ amount, currency }: HostedPayment): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What is known of the customer, so that it need not be typed. */
function knownName({ request }: HostedPayment): string {
  const { customerName, bill_to_forename: first = '', bill_to_surname: last = '' } = request;
  return customerName ?? `${first} ${last}`.trim();
}

function field({ id, label, autocomplete, keys }: (typeof FIELDS)[number], value: string, error: string): Markup {
  const invalid = error === '' ? html`` : html`aria-invalid="true"`;
  return html`<div class="field field--${id}">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${keys}"
      spellcheck="false"
      aria-describedby="${id}-error"
      ${invalid}
    />
    <p id="${id}-error" class="error">${error}</p>
  </div>`;
}

function testCards(cards: readonly TestCard[]): Markup {
  return html`<ul>
    ${cards.map(({ cardNumber, label }) => {
      const groups = cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ');
      return html`<li>
        <button type="button" data-card-number="${groups}"><span class="number">${groups}</span> ${label}</button>
      </li>`;
    })}
  </ul>`;
}

/** The page where the customer enters a card. Nothing that was typed but the name is ever sent back. */
export function cardPage(payment: HostedPayment, typed: TypedCard | null, errors: CardErrors): Markup {
  const count = Object.keys(errors).length;
  const title = count > 0 ? 'Error: card payment' : 'Card payment';
  const values: Fields = { name: typed?.name ?? knownName(payment) };
  return layout(
    title,
    html`<h1>Pay <span class="amount">${getAmount(payment)}</span></h1>
      <p>to Touchline Leisure</p>
      <form id="card" method="post" action="/card/${payment.id}" novalidate>
        ${FIELDS.map((each) => field(each, values[each.id] ?? '', errors[each.id] ?? ''))}
        <div class="actions">
          <button class="primary" name="action" value="pay">Pay ${getAmount(payment)}</button>
          <button name="action" value="cancel">Cancel payment</button>
        </div>
      </form>
      <details class="test-cards">
        <summary>Test cards</summary>
        <p>No money moves here. Choose a card to fill the form.</p>
        ${testCards(MAIN_TEST_CARDS)}
        <details>
          <summary>More endings</summary>
          ${testCards([...MORE_TEST_CARDS, ...NOTIFICATION_TEST_CARDS])}
        </details>
      </details>
      <script type="module" src="/page.js"></script>`,
  );
}

interface Onward {
  title: string;
  text: string;
  action: string;
  fields: Fields;
}

/** A page that posts the browser on, to the bank or back to the shop; without scripts the customer presses the button. */
export function onwardPage({ title, text, action, fields }: Onward): Markup {
  return layout(
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>
      <form id="onward" method="post" action="${action}">
        ${hidden(fields)}
        <div class="actions"><button class="primary">Continue</button></div>
      </form>
      <script type="module" src="/onward.js"></script>`,
  );
}

/** A page with one message. */
export function noticePage(title: string, text: string): Markup {
  return layout(
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>`,
  );
}
