import { DomainError } from '#backend/failure.ts';
import { holdsCardNumber } from './card-number.ts';

/** Fields such as passwords, which are never stored as typed and may hold any text. */
const secrets: readonly string[] = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'newPassword',
  'token',
  'code',
];

function holdsOne(value: unknown): boolean {
  if (typeof value === 'string') return holdsCardNumber(value);
  if (typeof value === 'number') return Number.isInteger(value) && holdsCardNumber(String(value));
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(
    ([key, inner]) => !secrets.includes(key) && (holdsCardNumber(key) || holdsOne(inner)),
  );
}

/**
 * Cards are typed into the provider's frame and never reach us: a body with a card number in any field is refused
 * before anything stores or logs it. Takes the parsed JSON. Throws `malformed_request`.
 */
export function refuseCardNumbers(content: unknown): void {
  if (holdsOne(content)) throw new DomainError('malformed_request', { message: 'Card numbers are not accepted here' });
}
