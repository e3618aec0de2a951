import { FORMATS, formatField } from './format-fields.js';

/** The card form of the payment element: it talks to the shop's page around it, and only to that one. */
const query = new URLSearchParams(location.search);
const shop = query.get('parent') ?? '';
const key = query.get('key') ?? '';
const form = document.getElementById('card');
const inputs = [...form.querySelectorAll('input')];
/** The formats are those of the fields with these names. */
const formatNames = { number: 'cardNumber', expiry: 'expiryDate', cvc: 'securityCode' };

function tell(message) {
  if (shop) parent.postMessage(message, shop);
}

function getCard() {
  const { number, expiry, cvc } = Object.fromEntries(inputs.map(({ name, value }) => [name, value.replace(/\D/g, '')]));
  return { number, exp_month: expiry.slice(0, 2), exp_year: expiry.slice(2, 4), cvc };
}

function showError(field, text) {
  const input = form.elements[field];
  document.getElementById(`${field}-error`).textContent = text;
  if (text) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** What is missing, before the gateway is asked. */
function getMissing() {
  const { number, exp_year: year, cvc } = getCard();
  return [
    ...(number.length < 12 ? [['number', 'Your card number is incomplete.']] : []),
    ...(year.length < 2 ? [['expiry', "Your card's expiration date is incomplete."]] : []),
    ...(cvc.length < 3 ? [['cvc', "Your card's security code is incomplete."]] : []),
  ];
}

function refuse(type, code, field, message) {
  showError(field, message);
  form.elements[field].focus();
  return { error: { type, code, message } };
}

function validate() {
  for (const { name } of inputs) showError(name, '');
  const [first, ...others] = getMissing();
  for (const [field, message] of others) showError(field, message);
  return first ? refuse('validation_error', `incomplete_${first[0]}`, ...first) : {};
}

/** Nested values as form fields: `{a: {b: 1}}` is `a[b]=1`. */
function flatten(value, name = '') {
  return Object.entries(value).flatMap(([part, inner]) => {
    const path = name ? `${name}[${part}]` : part;
    if (inner === null || inner === undefined) return [];
    return typeof inner === 'object' ? flatten(inner, path) : [[path, String(inner)]];
  });
}

/** What a wallet of this sandbox pays with. */
const walletCard = { number: '4242424242424242', exp_month: '12', exp_year: '30', cvc: '123' };

async function createConfirmationToken({ wallet, ...params }) {
  const data = { ...params.payment_method_data, type: 'card', card: wallet ? walletCard : getCard() };
  const body = new URLSearchParams(flatten({ key, ...params, payment_method_data: data }));
  const response = await fetch('/v1/confirmation_tokens', { method: 'POST', body });
  const answer = await response.json();
  if (response.ok) return { confirmationToken: answer };
  const { type, code, param, message } = answer.error;
  return form.elements[param] ? refuse(type, code, param, message) : { error: { type, code, message } };
}

const calls = { submit: async () => validate(), createConfirmationToken };

window.addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || origin !== shop || !Object.hasOwn(calls, data?.call ?? '')) return;
  const unreachable = { error: { type: 'api_connection_error', message: 'The connection to the gateway failed.' } };
  const result = await calls[data.call](data.params ?? {}).catch(() => unreachable);
  tell({ type: 'stripe:answer', id: data.id, result });
});

form.addEventListener('input', ({ target }) => {
  const { name } = target;
  if (FORMATS[formatNames[name]]) formatField(target, formatNames[name]);
  showError(name, '');
});
form.addEventListener('submit', (event) => event.preventDefault());

/** A test card's button fills in its number, and the other fields that are still empty. */
document.querySelector('.test-cards').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  form.elements.number.value = button.dataset.cardNumber;
  form.elements.expiry.value ||= '12/30';
  form.elements.cvc.value ||= '123';
  for (const { name } of inputs) showError(name, '');
});

new ResizeObserver(() => {
  tell({ type: 'stripe:resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
tell({ type: 'stripe:ready' });
