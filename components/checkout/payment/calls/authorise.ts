import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import { isUnsettled, getProblem, type ProblemKind } from '#components/checkout/payment/payment-problem.ts';
import type { Billing } from '#contract/customers/billing.ts';
import type { PaymentSession } from '#contract/payments/checkout.ts';
import type { BrowserData, ProviderKind } from '#contract/payments/payments.ts';
import type { Tender } from '#contract/payments/tenders.ts';
import type { Call, CallData } from '#lib/api/call.ts';
import type { Agreed } from './payment-calls.ts';

/** The card to pay with: a token from the provider's frame, or a saved card. */
export interface CardPart {
  cardIdentifier?: string;
  savedCardId?: string;
  saveCard?: boolean;
  sessionKey: string;
}

export interface Attempt extends Agreed {
  session: PaymentSession;
  payments: Tender[];
  itemHash: string;
  billing: Billing;
  card: CardPart;
  browserData: BrowserData;
}

/** A payment on the provider's own page, which takes the card there. */
export type PageAttempt = Omit<Attempt, 'billing' | 'card' | 'browserData'>;

const failed = (error: unknown, kind: ProblemKind): PaymentEvent => ({ type: 'fail', error: getProblem(error, kind) });

/** The one-time token in the return URL. */
function tokenIn(returnUrl: string | null): string | null {
  return returnUrl !== null && URL.canParse(returnUrl) ? new URL(returnUrl).searchParams.get('rt') : null;
}

function getEvent(result: CallData<'authorisePayment'>): PaymentEvent {
  const { transactionUuid, transactionStatus, error, scaUrl, scaMethod, formData, clientSecret, returnUrl } = result;
  if (transactionStatus === 'failed' || error !== null) {
    return { type: 'fail', error: { kind: 'declined', message: error?.message } };
  }
  switch (transactionStatus) {
    case 'authorised':
      return transactionUuid
        ? { type: 'authorised', transactionUuid }
        : { type: 'fail', error: { kind: 'completion_without_transaction' } };
    case 'sca_required':
      return {
        type: 'sca_required',
        sca: { transactionUuid, scaUrl, scaMethod, formData, clientSecret, returnToken: tokenIn(returnUrl) },
      };
    case 'pending':
      return { type: 'result_unknown' };
  }
}

/** The card as the provider's call takes it: Stripe's token is for this payment alone and needs no session. */
function cardBody(provider: ProviderKind, { cardIdentifier, sessionKey, ...card }: CardPart) {
  return provider === 'stripe'
    ? { ...card, confirmationToken: cardIdentifier }
    : { ...card, cardIdentifier, sessionKey };
}

/** Fixes the offer (items, amounts, terms) on the server; no money can move yet. */
async function freeze(call: Call, attempt: PageAttempt): Promise<CallData<'prepareSessionPayment'>> {
  const { session, payments, itemHash, terms, completedWaivers } = attempt;
  const { data } = await call('prepareSessionPayment', {
    body: { paymentSessionId: session.paymentSessionId, payments, terms, completedWaivers, itemHash, source: 'online' },
  });
  return data;
}

async function ask(call: Call, attempt: Attempt | PageAttempt, transactionUuid: string): Promise<PaymentEvent> {
  if (!('card' in attempt)) return { type: 'fail', error: { kind: 'authorise_failed' } };
  const { session, billing, browserData, card } = attempt;
  if (session.paymentProvider === null) return { type: 'fail', error: { kind: 'provider_unspecified' } };
  try {
    const { data } = await call('authorisePayment', {
      params: { kind: session.paymentProvider },
      body: { transactionUuid, billing, browserData, ...cardBody(session.paymentProvider, card) },
    });
    return getEvent(data);
  } catch (error) {
    return isUnsettled(error) ? { type: 'result_unknown' } : failed(error, 'authorise_failed');
  }
}

/**
 * One payment attempt: session/payment, then the provider. Never throws. An error that may have occurred after a charge
 * becomes `result_unknown`, never `fail`, so that the customer does not pay twice.
 */
export async function authorise(call: Call, attempt: Attempt | PageAttempt): Promise<PaymentEvent> {
  let frozen: CallData<'prepareSessionPayment'>;
  try {
    frozen = await freeze(call, attempt);
  } catch (error) {
    return failed(error, 'payment_not_prepared');
  }
  const { transactionUuid, transactionStatus, scaUrl, scaMethod, formData, updatedAmount } = frozen;
  if (!transactionUuid) return { type: 'fail', error: { kind: 'transaction_missing' } };
  if (updatedAmount !== null) return { type: 'fail', error: { kind: 'basket_changed' } };
  if (transactionStatus === 'sca_required')
    return {
      type: 'sca_required',
      sca: { transactionUuid, scaUrl, scaMethod, formData, returnToken: null },
    };
  return ask(call, attempt, transactionUuid);
}
