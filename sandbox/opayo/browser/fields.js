import { formatField } from './format-fields.js';

const shop = new URLSearchParams(location.search).get('parent') ?? '';
const form = document.getElementById('card');
const inputs = [...form.querySelectorAll('input')];
const brand = document.getElementById('brand');
/** Fields that the customer has left once (touched); only these show errors before the form is sent. */
const visited = new Set();

function tell(message) {
  if (shop) parent.postMessage(message, shop);
}

function cardDetails() {
  const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()]));
  return {
    ...values,
    cardNumber: values.cardNumber.replace(/\D/g, ''),
    expiryDate: values.expiryDate.replace(/\D/g, ''),
  };
}

async function post(path, headers) {
  const body = JSON.stringify({ cardDetails: cardDetails() });
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, answer: await response.json() };
}

function showErrors(errors, fields = inputs) {
  for (const input of fields) {
    const error = errors.find(({ property }) => property === `cardDetails.${input.name}`);
    document.getElementById(`${input.name}-error`).textContent = error?.clientMessage ?? '';
    if (error) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

function failed(httpCode, { code, description, clientMessage }) {
  return { success: false, error: { httpCode, errorCode: code, errorMessage: clientMessage ?? description } };
}

async function check() {
  const { answer } = await post('/opayo/fields/check', {});
  brand.textContent = answer.cardType?.replace(/([a-z])(?=[A-Z])/g, '$1 ') ?? '';
  return answer.errors;
}

async function tokenise(merchantSessionKey) {
  const errors = await check();
  showErrors(errors);
  if (errors.length > 0) {
    inputs.find(({ ariaInvalid }) => ariaInvalid === 'true')?.focus();
    return failed(422, errors[0]);
  }
  const { status, answer } = await post('/opayo/api/v1/card-identifiers', {
    authorization: `Bearer ${merchantSessionKey}`,
  });
  if (status === 201) return { success: true, cardIdentifier: answer.cardIdentifier };
  showErrors(answer.errors ?? []);
  return failed(status, answer.errors?.[0] ?? answer);
}

const unreachable = { code: '9999', description: 'The card form could not reach the gateway' };

window.addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || origin !== shop || data?.type !== 'sagepay:tokenise') return;
  const result = await tokenise(data.merchantSessionKey).catch(() => failed(500, unreachable));
  tell({ type: 'sagepay:tokenised', result });
});

form.addEventListener('input', ({ target }) => {
  formatField(target);
  if (target.ariaInvalid === 'true') showErrors([], [target]);
  if (target.name === 'cardNumber') brand.textContent = '';
});

form.addEventListener('focusout', async ({ target }) => {
  if (target.value.trim() !== '') visited.add(target);
  const errors = await check().catch(() => []);
  const complaining = inputs.filter((input) => visited.has(input) && input !== document.activeElement);
  showErrors(errors, complaining);
});

form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell({ type: 'sagepay:submit' });
});
form.addEventListener('submit', (event) => event.preventDefault());

/** A test card's button fills in its number, and the other fields that are still empty. */
document.querySelector('.test-cards').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const values = { cardholderName: 'Alex Morgan', expiryDate: '12/30', securityCode: '123' };
  for (const input of inputs) input.value ||= values[input.name] ?? '';
  form.elements.cardNumber.value = button.dataset.cardNumber;
  showErrors([]);
  check().catch(() => []);
});

const observer = new ResizeObserver(() => {
  tell({ type: 'sagepay:resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
});
observer.observe(document.body);
tell({ type: 'sagepay:ready' });
