/** Brands by leading digits, the first match wins; names as the gateways write them. */
const BRANDS: readonly [RegExp, string][] = [
  [/^4462/, 'VisaDebit'],
  [/^4917/, 'VisaElectron'],
  [/^4/, 'Visa'],
  [/^51856900/, 'DebitMasterCard'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^(50|5[6-9]|6[37])/, 'Maestro'],
  [/^3[47]/, 'AmericanExpress'],
  [/^35/, 'JCB'],
  [/^(30|36|38|39|6011|65)/, 'Discover'],
];

/** The brand of a card number, or null when no gateway here takes it. */
export function getBrand(cardNumber: string): string | null {
  return BRANDS.find(([prefix]) => prefix.test(cardNumber))?.[1] ?? null;
}

/** Whether a string of digits ends in the right check digit (Luhn). */
export function hasCheckDigit(cardNumber: string): boolean {
  const sum = [...cardNumber].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return cardNumber.length >= 12 && sum % 10 === 0;
}
