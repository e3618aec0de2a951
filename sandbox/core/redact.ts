import { hasCheckDigit } from './card-number.ts';

const SECRET_KEYS = new Set([
  'cardNumber',
  'securityCode',
  'cv2',
  'card[number]',
  'card[cvc]',
  'payment_method_data[card][number]',
  'payment_method_data[card][cvc]',
]);

/** A copy of a body without card numbers and security codes, fit to keep. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\d{12,19}/g, (run) => (hasCheckDigit(run) ? getMask(run) : run));
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET_KEYS.has(key) ? '[redacted]' : redact(item)]),
  );
}

function getMask(cardNumber: string): string {
  return `${'*'.repeat(cardNumber.length - 4)}${cardNumber.slice(-4)}`;
}
