import { isSameSecret } from '#backend/http/same-secret.ts';
import type { CardSummary, MoneyState } from '#backend/payments/provider.ts';
import { codeMeaning } from './cardstream-codes.ts';
import { currencyLetters } from './cardstream-form.ts';
import type { Fields, PageAnswer, PageOutcome } from './dialect.ts';
import type { HostedShop } from './hosted-shop.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

/** States of a payment whose money is gone: nothing of it is held or captured. */
const ended = ['canceled', 'reversed', 'rejected', 'declined', 'referred', 'verified'];
/** States before a capture; all others of an approved payment are after it. */
const held = ['received', 'approved'];

/** A whole number of minor units; null where there is none. */
function amountIn(text: string | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}

function cardIn({ cardNumberMask, cardScheme, cardType }: Fields): CardSummary | null {
  const last4 = /\d{4}$/.exec(cardNumberMask ?? '')?.[0];
  return last4 === undefined ? null : { brand: cardScheme ?? cardType ?? '', last4 };
}

/** What came of a payment, by the fields of a message whose signature was right. */
export function cardstreamOutcome(fields: Fields): PageOutcome {
  const { responseCode = '', xref, state = '' } = fields;
  switch (codeMeaning(responseCode)) {
    case 'approved': {
      if (ended.includes(state))
        return { kind: 'declined', providerRef: xref ?? null, code: state, customerMessage: null };
      const amount = amountIn(fields.amountReceived) ?? amountIn(fields.amount);
      if (xref === undefined || amount === null) return { kind: 'unknown', cause: 'bad_response' };
      return { kind: 'authorised', providerRef: xref, amount, card: cardIn(fields), storedCard: null };
    }
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'absent':
      return { kind: 'not_found' };
    case 'at_bank':
    case 'unsettled':
      return { kind: 'unknown', cause: `code ${responseCode}` };
    default:
      return { kind: 'declined', providerRef: xref ?? null, code: responseCode, customerMessage: null };
  }
}

/** Whether Cardstream signed a message with the secret of this account. */
export function isSigned(fields: Fields, { secret }: Pick<HostedShop, 'secret'>): boolean {
  return isSameSecret(fields.signature ?? '', cardstreamSignature(fields, secret));
}

/** The result that the page sends, by the browser or from its server. */
export function cardstreamAnswer(fields: Fields, shop: HostedShop): PageAnswer {
  if (!isSigned(fields, shop)) return { kind: 'refused', reason: 'signature' };
  if (fields.merchantID !== shop.merchantId) return { kind: 'refused', reason: 'merchant' };
  return {
    kind: 'signed',
    transactionUuid: fields.transactionUnique ?? '',
    amount: amountIn(fields.amount),
    currency: currencyLetters(fields.currencyCode ?? ''),
    outcome: (fields.action ?? 'SALE') === 'SALE' ? cardstreamOutcome(fields) : null,
  };
}

/** The state of the money by the answer to a `QUERY`. */
export function cardstreamMoney(fields: Fields): MoneyState {
  const outcome = cardstreamOutcome(fields);
  const nothing = { kind: 'known', isHeld: false, capturedAmount: 0, refundedAmount: 0 } as const;
  // A refusal of the query itself, which has no state, says nothing of the money.
  if (!fields.state) return { kind: 'unknown', cause: `code ${fields.responseCode ?? ''}` };
  if (outcome.kind === 'declined' || outcome.kind === 'cancelled') return nothing;
  if (outcome.kind !== 'authorised') return { kind: 'unknown', cause: 'no account of the money' };
  if (held.includes(fields.state ?? '')) return { ...nothing, isHeld: true };
  return { ...nothing, capturedAmount: outcome.amount, refundedAmount: amountIn(fields.amountRefunded) ?? 0 };
}
