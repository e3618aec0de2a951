import type { Route } from '../../contract/routes.ts';
import { Refusal } from '../failure.ts';

/** 13 to 19 digits standing alone, in one piece or with single spaces; never part of an id or a hash. */
const candidates = /(?<![0-9A-Za-z-])\d(?: ?\d){12,18}(?![0-9A-Za-z-])/g;

/** The check digit of ISO/IEC 7812 (Luhn). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text holds what may be a card's number. */
export function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(candidates)].some(([found]) => isCardNumber(found.replaceAll(' ', '')));
}

/**
 * Cards are typed into the provider's frame and never reach us: on the way to a payment such a body is refused before
 * anything keeps or logs it (payments chapter 7). Throws `malformed_request`.
 */
export function refuseCardNumbers({ path, who }: Route, bodyText: string): void {
  const isPaying = path.startsWith('/payment-providers/') || /^\/checkout\/(?!cart)/.test(path);
  if (!isPaying || who === 'machine' || !holdsCardNumber(bodyText)) return;
  throw new Refusal('malformed_request', { message: 'Card numbers are not accepted here' });
}
