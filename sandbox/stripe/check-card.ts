import { getBrand, hasCheckDigit } from '#sandbox/core/card-number.ts';

export interface CardFault {
  field: 'number' | 'expiry' | 'cvc';
  code: string;
  message: string;
}

/** Brands as Stripe writes them; others are not taken. */
const BRANDS: Record<string, string> = {
  Visa: 'visa',
  VisaDebit: 'visa',
  VisaElectron: 'visa',
  MasterCard: 'mastercard',
  DebitMasterCard: 'mastercard',
  AmericanExpress: 'amex',
  JCB: 'jcb',
  Discover: 'discover',
};

function isInDate(month: number, year: number, time: number): boolean {
  return month >= 1 && month <= 12 && time < Date.UTC(2000 + year, month, 1);
}

/** Everything wrong with a card (`number`, `exp_month`, `exp_year` in two digits, `cvc`), and its brand. */
export function checkCard(card: Record<string, string>, time: number): { errors: CardFault[]; brand: string | null } {
  const { number = '', exp_month: month = '', exp_year: year = '', cvc = '' } = card;
  const brand = BRANDS[getBrand(number) ?? ''] ?? null;
  const errors: CardFault[] = [];
  const note = (field: CardFault['field'], code: string, message: string) => errors.push({ field, code, message });
  if (number.length < 12) note('number', 'incomplete_number', 'Your card number is incomplete.');
  else if (!hasCheckDigit(number)) note('number', 'invalid_number', 'Your card number is invalid.');
  else if (brand === null) note('number', 'card_not_supported', 'Your card is not supported.');
  if (month === '' || year.length < 2)
    note('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  else if (!isInDate(Number(month), Number(year), time))
    note('expiry', 'invalid_expiry_year_past', "Your card's expiration date is in the past.");
  if (!/^\d+$/.test(cvc) || cvc.length < (brand === 'amex' ? 4 : 3))
    note('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
  return { errors, brand };
}
