import { html, type Markup } from '#sandbox/core/html.ts';
import { MAIN_TEST_CARDS, MORE_TEST_CARDS, NOTIFICATION_TEST_CARDS, type TestCard } from '#sandbox/core/test-cards.ts';

export const FIELDS_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
  "connect-src 'self'; base-uri 'none'; form-action 'none'",
].join('; ');

const FIELDS = [
  { id: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  { id: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', placeholder: 'MM/YY' },
  { id: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
] as const;

/** The card form inside the frame of the payment element. */
export function fieldsPage(): Markup {
  const content = html`<form id="card" novalidate>${FIELDS.map(fieldMarkup)}</form>
    <details class="test-cards">
      <summary>Test cards</summary>
      <p>No money moves here. Choose a card to fill the form.</p>
      ${cardList(MAIN_TEST_CARDS)}
      <details>
        <summary>More endings</summary>
        ${cardList([...MORE_TEST_CARDS, ...NOTIFICATION_TEST_CARDS])}
      </details>
    </details>`;
  return framePage({ title: 'Card details', script: 'fields', content });
}

/** The button inside the frame of the express checkout element. */
export function walletPage(): Markup {
  const content = html`<ul>
    <li><button type="button" id="wallet">Google Pay (sandbox)</button></li>
  </ul>`;
  return framePage({ title: 'Wallets', script: 'wallet', content });
}

function framePage({ title, script, content }: { title: string; script: string; content: Markup }): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/stripe/fields.css" />
        <script type="module" src="/stripe/${script}.js"></script>
      </head>
      <body>
        <div>
          <h1 class="unseen">${title}</h1>
          ${content}
        </div>
      </body>
    </html>`;
}

function fieldMarkup({ id, label, autocomplete, placeholder }: (typeof FIELDS)[number]): Markup {
  return html`<div class="field field--${id === 'number' ? 'cardNumber' : id}">
    <label for="${id}">${label}</label>
    <div class="control">
      <input
        id="${id}"
        name="${id}"
        autocomplete="${autocomplete}"
        placeholder="${placeholder}"
        inputmode="numeric"
        spellcheck="false"
        required
        aria-describedby="${id}-error"
      />
    </div>
    <p id="${id}-error" class="error" aria-live="polite"></p>
  </div>`;
}

function cardList(cards: readonly TestCard[]): Markup {
  const items = cards.map(({ cardNumber, label }) => {
    const groups = cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ');
    return html`<li>
      <button type="button" data-card-number="${groups}">
        <span class="number">${groups}</span> <span>${label}</span>
      </button>
    </li>`;
  });
  return html`<ul>
    ${items}
  </ul>`;
}
