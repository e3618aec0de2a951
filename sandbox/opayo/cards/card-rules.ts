import { getBrand, hasCheckDigit } from '#sandbox/core/card-number.ts';
import type { Rule } from '#sandbox/opayo/check-rules.ts';

/** The rules for card details; `time` decides what has expired. */
export function cardRules(time: number): Rule[] {
  return [
    {
      property: 'cardDetails.cardholderName',
      name: 'cardholder name',
      required: true,
      max: 45,
      characters: /^[\p{L}\p{M}\p{N} .,'’&/-]+$/u,
    },
    {
      property: 'cardDetails.cardNumber',
      name: 'card number',
      required: true,
      max: 16,
      characters: /^\d+$/,
      accepts: hasCheckDigit,
      refusal: { code: '1007', description: 'The card number has failed our validity checks and is invalid' },
    },
    {
      property: 'cardDetails.expiryDate',
      name: 'expiry date',
      required: true,
      min: 4,
      max: 4,
      characters: /^\d+$/,
      accepts: (expiry) => isInDate(expiry, time),
      refusal: {
        code: '1009',
        description: 'Contains invalid value',
        clientMessage: 'The expiry date is not valid or has passed',
      },
    },
    {
      property: 'cardDetails.securityCode',
      name: 'security code',
      required: true,
      min: 3,
      max: 4,
      characters: /^\d+$/,
      accepts: (code, body) => code.length === getSecurityCode(getBrand(body.text('cardDetails.cardNumber'))).length,
    },
  ];
}

/** Checked after all other rules: a valid number of a brand that is not accepted here. */
export const brandRule: Rule = {
  property: 'cardDetails.cardNumber',
  name: 'card number',
  accepts: (cardNumber) => getBrand(cardNumber) !== null,
  refusal: {
    code: '1008',
    description: 'The card is not supported',
    clientMessage: 'This kind of card is not supported',
  },
};

/** The security code that matches a card of a brand. */
export function getSecurityCode(cardType: string | null): string {
  return cardType === 'AmericanExpress' ? '1234' : '123';
}

/** A card is good until the end of the month written on it (MMYY). */
export function isInDate(expiry: string, time: number): boolean {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  return month >= 1 && month <= 12 && time < Date.UTC(year, month, 1);
}
