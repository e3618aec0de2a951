import type { HostedShop, Fields, PageRequest } from './dialect.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

/** ISO 4217 numbers, which Cardstream answers with. */
const numbers: Readonly<Record<string, string>> = { GBP: '826', EUR: '978', USD: '840' };
const unitedKingdom = '826';

/** The number of a currency; the letters where it is not one of ours. */
export function currencyNumber(currency: string): string {
  return numbers[currency] ?? currency;
}

/** The letters of a currency that Cardstream names by number or letters. */
export function currencyLetters(code: string): string {
  return Object.entries(numbers).find(([, number]) => number === code)?.[0] ?? code;
}

function knownFields({ billing, email }: PageRequest): Fields {
  const address = billing === null ? [] : [billing.address1, billing.address2, billing.city];
  const known = {
    customerName: billing === null ? '' : `${billing.firstName} ${billing.lastName}`,
    customerAddress: address.filter(Boolean).join(', '),
    customerPostcode: billing?.postcode ?? '',
    customerEmail: email ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/**
 * The signed form that opens Cardstream's page: a sale that is authorised and not captured (`captureDelay` -1). An
 * action `PREAUTH` would give the money back at once, and nothing of it could be captured.
 */
export function cardstreamForm(request: PageRequest, { merchantId, secret }: HostedShop): Fields {
  const fields: Fields = {
    merchantID: merchantId,
    action: 'SALE',
    type: '1',
    captureDelay: '-1',
    amount: String(request.amount),
    currencyCode: currencyNumber(request.currency),
    countryCode: unitedKingdom,
    transactionUnique: request.transactionUuid,
    orderRef: request.transactionUuid,
    redirectURL: request.returnUrl,
    callbackURL: request.callbackUrl,
    formResponsive: 'Y',
    formAllowCancel: 'Y',
    ...knownFields(request),
  };
  return { ...fields, signature: cardstreamSignature(fields, secret) };
}
