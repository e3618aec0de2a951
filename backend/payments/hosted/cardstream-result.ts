import { isSameSecret } from '#backend/http/same-secret.ts';
import type { CardSummary, MoneyState } from '#backend/payments/provider.ts';
import { currencyLetters } from './cardstream-form.ts';
import type { HostedShop, Fields, PageAnswer, PageOutcome } from './dialect.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

/** Cardstream's response codes that mean more than a refusal; 1 to 9999 are the bank's own. */
const approved = 0;
/** `REQUEST CANCELLED`: the customer left the page by its cancel button. */
const cancelled = 65_576;
/** The customer is at the bank: a check is wanted or under way, and the bank was not asked for the money yet. */
const atBank = [65_792, 65_794, 65_802];
/** `DUPLICATE REQUEST`: an earlier request was received, whose result is not said. */
const repeated = 65_554;
/** The result is not known: still under way, or a fault between the gateways. */
const unsettled = [65_536, 65_537, 65_548, 65_549, 65_550, 65_551, 65_552, 65_565, 65_824, 65_826];
/** `NO DATA FOUND`, an `xref` that does not exist, and a query that is only answered with an `xref`. */
const absent = [65_575, 66_085, 66_341];
/** `ACTION NOT ALLOWED` for a payment in its present state. */
const notAllowed = 65_541;
/** `INVALID AMOUNT`, of a refund: more than is left. */
const invalidAmount = 66_312;

type CodeMeaning =
  | 'approved'
  | 'cancelled'
  | 'at_bank'
  | 'repeated'
  | 'unsettled'
  | 'absent'
  | 'not_allowed'
  | 'invalid_amount'
  | 'refused';

/** What a response code means. One that cannot be read leaves the result unknown. */
export function codeMeaning(input: string | undefined): CodeMeaning {
  const code = /^\d{1,6}$/.test(input ?? '') ? Number(input) : null;
  if (code === null || unsettled.includes(code)) return 'unsettled';
  if (code === approved) return 'approved';
  if (code === cancelled) return 'cancelled';
  if (code === repeated) return 'repeated';
  if (absent.includes(code)) return 'absent';
  if (atBank.includes(code)) return 'at_bank';
  if (code === notAllowed) return 'not_allowed';
  return code === invalidAmount ? 'invalid_amount' : 'refused';
}

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
    case 'repeated':
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
