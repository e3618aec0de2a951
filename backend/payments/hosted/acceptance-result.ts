import { isSameSecret } from '#backend/http/same-secret.ts';
import type { CardSummary } from '#backend/payments/provider.ts';
import { fromDecimal } from './acceptance-form.ts';
import type { Fields, PageAnswer, PageOutcome } from './dialect.ts';
import type { HostedShop } from './hosted-shop.ts';
import { acceptanceSignature, signedFields } from './signers/acceptance-signature.ts';

function cardIn({ req_card_number: number = '', card_type_name: brand = '' }: Fields): CardSummary | null {
  const last4 = /\d{4}$/.exec(number)?.[0];
  return last4 === undefined ? null : { brand, last4 };
}

function getOutcome(fields: Fields): PageOutcome {
  const { decision, reason_code: code = '', transaction_id: providerRef } = fields;
  switch (decision) {
    case 'ACCEPT': {
      const amount = fromDecimal(fields.auth_amount) ?? fromDecimal(fields.req_amount);
      if (providerRef === undefined || amount === null) return { kind: 'unknown', cause: 'bad_response' };
      return { kind: 'authorised', providerRef, amount, card: cardIn(fields), storedCard: null };
    }
    case 'CANCEL':
      return { kind: 'cancelled' };
    case 'DECLINE':
      return { kind: 'declined', providerRef: providerRef ?? null, code, customerMessage: null };
    default:
      // ERROR, and REVIEW, which the provider's staff decide on: only the provider's portal tells what becomes of it.
      return { kind: 'unknown', cause: `${decision ?? 'no decision'} ${code}` };
  }
}

/** The result that Secure Acceptance sends, by the browser or from its server. What it did not sign is not read. */
export function acceptanceAnswer(input: Fields, shop: HostedShop): PageAnswer {
  if (!isSameSecret(input.signature ?? '', acceptanceSignature(input, shop.secret)))
    return { kind: 'refused', reason: 'signature' };
  const fields = signedFields(input);
  if (fields.req_access_key !== shop.accessKey || fields.req_profile_id !== shop.merchantId)
    return { kind: 'refused', reason: 'merchant' };
  return {
    kind: 'signed',
    transactionUuid: fields.req_transaction_uuid ?? '',
    amount: fromDecimal(fields.req_amount),
    currency: fields.req_currency ?? '',
    outcome: getOutcome(fields),
  };
}
