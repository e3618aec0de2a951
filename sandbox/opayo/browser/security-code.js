import { formatField } from './format-fields.js';
import { failed, post, serve } from './frame.js';

const cardIdentifier = new URLSearchParams(location.search).get('card') ?? '';
const form = document.getElementById('card');
const input = form.elements.securityCode;
const error = document.getElementById('securityCode-error');

function showError(text) {
  error.textContent = text;
  if (text) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** What is wrong with the code before the gateway is asked. */
function getFault(code) {
  if (code === '') return { code: '1003', clientMessage: 'The security code is required' };
  return code.length < 3 ? { code: '1004', clientMessage: 'The security code is too short' } : null;
}

function refuse(status, fault) {
  showError(fault.clientMessage);
  input.focus();
  return failed(status, fault);
}

async function link(merchantSessionKey) {
  const securityCode = input.value.trim();
  const missing = getFault(securityCode);
  if (missing) return refuse(422, missing);
  const { status, answer } = await post(
    `/opayo/api/v1/card-identifiers/${encodeURIComponent(cardIdentifier)}/security-code`,
    { securityCode },
    { authorization: `Bearer ${merchantSessionKey}` },
  );
  if (status === 204) return { success: true, cardIdentifier };
  const [fault] = answer.errors ?? [answer];
  return fault.property === 'securityCode' ? refuse(status, fault) : failed(status, fault);
}

form.addEventListener('input', ({ target }) => {
  formatField(target);
  showError('');
});
// A link of the page that leads to the frame means its one field.
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) input.focus();
});
serve(form, link);
