import { formatField } from './format-fields.js';
import { failed, post, serve } from './frame.js';

const form = document.getElementById('card');
const inputs = [...form.querySelectorAll('input')];
const brand = document.getElementById('brand');
/** Fields that the customer has left once (touched); only these show errors before the form is sent. */
const visited = new Set();

function cardDetails() {
  const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()]));
  return {
    ...values,
    cardNumber: values.cardNumber.replace(/\D/g, ''),
    expiryDate: values.expiryDate.replace(/\D/g, ''),
  };
}

function showErrors(errors, fields = inputs) {
  for (const input of fields) {
    const error = errors.find(({ property }) => property === `cardDetails.${input.name}`);
    document.getElementById(`${input.name}-error`).textContent = error?.clientMessage ?? '';
    if (error) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

async function check() {
  const { answer } = await post('/opayo/fields/check', { cardDetails: cardDetails() });
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
  const { status, answer } = await post(
    '/opayo/api/v1/card-identifiers',
    { cardDetails: cardDetails() },
    { authorization: `Bearer ${merchantSessionKey}` },
  );
  if (status === 201) return { success: true, cardIdentifier: answer.cardIdentifier };
  showErrors(answer.errors ?? []);
  return failed(status, answer.errors?.[0] ?? answer);
}

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

serve(form, tokenise);
