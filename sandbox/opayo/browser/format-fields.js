/** Card numbers in groups of four; American Express as 4, 6 and 5. */
function formatNumber(digits) {
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** Pads a month that can only have one digit with a zero, and inserts the slash. */
function formatExpiry(digits) {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year || padded.length > 2 ? `${month}/${year}` : month;
}

export const FORMATS = {
  cardNumber: formatNumber,
  expiryDate: formatExpiry,
  securityCode: (digits) => digits.slice(0, 4),
};

/** Reformats a field as the customer types and keeps the caret behind the same digit. */
export function formatField(input, name = input.name) {
  const format = FORMATS[name];
  if (!format) return;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  const digits = input.value.replace(/\D/g, '');
  const value = format(digits);
  if (value === input.value) return;
  const added = value.replace(/\D/g, '').length > digits.length ? 1 : 0;
  input.value = value;
  const caret = caretAfter(value, digitsBefore + added);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

function caretAfter(value, digits) {
  let seen = 0;
  for (let index = 0; index < value.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(value[index])) seen += 1;
  }
  return value.length;
}
