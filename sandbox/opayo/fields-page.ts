import { html, type Markup } from '#sandbox/core/html.ts';
import { MAIN_TEST_CARDS, MORE_TEST_CARDS, type TestCard } from '#sandbox/core/test-cards.ts';

export const FIELDS_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:",
  "connect-src 'self'; base-uri 'none'; form-action 'none'",
].join('; ');

interface Field {
  id: string;
  label: string;
  autocomplete: string;
  placeholder: string;
  isNumber: boolean;
}

const FIELDS: readonly Field[] = [
  { id: 'cardholderName', label: 'Cardholder name', autocomplete: 'cc-name', placeholder: '', isNumber: false },
  {
    id: 'cardNumber',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    isNumber: true,
  },
  { id: 'expiryDate', label: 'Expiry date', autocomplete: 'cc-exp', placeholder: 'MM/YY', isNumber: true },
  { id: 'securityCode', label: 'Security code', autocomplete: 'cc-csc', placeholder: '123', isNumber: true },
];

/** The card form inside the frame. */
export function fieldsPage(): Markup {
  const content = html`<form id="card" novalidate>${FIELDS.map(fieldMarkup)}</form>
    <details class="test-cards">
      <summary>Test cards</summary>
      <p>No money moves here. Choose a card to fill the form.</p>
      ${cardList(MAIN_TEST_CARDS)}
      <details>
        <summary>More endings</summary>
        ${cardList(MORE_TEST_CARDS)}
      </details>
    </details>`;
  return framePage({ title: 'Card details', script: '/opayo/fields.js', content });
}

/** The form of a stored card, which asks for its security code. */
export function securityCodePage(): Markup {
  const content = html`<form id="card" novalidate>
      ${FIELDS.filter(({ id }) => id === 'securityCode').map(fieldMarkup)}
    </form>
    <p class="hint">No money moves here. The code is 123.</p>`;
  return framePage({ title: 'Security code', script: '/opayo/security-code.js', content });
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
        <link rel="stylesheet" href="/opayo/fields.css" />
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <div>
          <h1 class="unseen">${title}</h1>
          ${content}
        </div>
      </body>
    </html>`;
}

function fieldMarkup({ id, label, autocomplete, placeholder, isNumber }: Field): Markup {
  const brand = id === 'cardNumber' ? html`<span id="brand" class="brand" aria-hidden="true"></span>` : html``;
  const keys = isNumber ? html`inputmode="numeric"` : html`autocapitalize="words"`;
  return html`<div class="field field--${id}">
    <label for="${id}">${label}</label>
    <div class="control">
      <input
        id="${id}"
        name="${id}"
        autocomplete="${autocomplete}"
        placeholder="${placeholder}"
        ${keys}
        spellcheck="false"
        required
        aria-describedby="${id}-error"
      />
      ${brand}
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
