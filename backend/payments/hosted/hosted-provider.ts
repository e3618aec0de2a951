import type { Dependencies } from '#backend/context.ts';
import type {
  MoneyResult,
  Notification,
  Outcome,
  PaymentProvider,
  RawNotification,
} from '#backend/payments/provider.ts';
import { codeMeaning, cardstreamAnswer, cardstreamMoney, cardstreamOutcome, isSigned } from './cardstream-result.ts';
import { hostedShop, type HostedMode, type HostedShop, type Fields } from './dialect.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

/** A signed answer, or the reason why there is none that can be believed. */
type DirectAnswer = { kind: 'answered'; fields: Fields } | { kind: 'unanswered'; cause: string };
type DirectCall = (fields: Fields) => Promise<DirectAnswer>;

function getCause(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

/** Creates a client for Cardstream's direct endpoint. It never throws: network errors are results. */
function directCall(shop: HostedShop, { config, services }: Pick<Dependencies, 'config' | 'services'>): DirectCall {
  return async (action) => {
    if (shop.directUrl === null) return { kind: 'unanswered', cause: 'no endpoint' };
    const fields = { merchantID: shop.merchantId, ...action };
    const body = new URLSearchParams({ ...fields, signature: cardstreamSignature(fields, shop.secret) });
    try {
      const response = await services.payments.fetch(shop.directUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        signal: AbortSignal.timeout(config.paymentTimeoutSeconds * 1000),
        redirect: 'error',
      });
      if (!response.ok) return { kind: 'unanswered', cause: `status ${response.status}` };
      const answer = Object.fromEntries(new URLSearchParams(await response.text()));
      return isSigned(answer, shop)
        ? { kind: 'answered', fields: answer }
        : { kind: 'unanswered', cause: 'bad_signature' };
    } catch (error) {
      return { kind: 'unanswered', cause: getCause(error) };
    }
  };
}

function moneyResult(answer: DirectAnswer): MoneyResult {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const code = answer.fields.responseCode ?? '';
  switch (codeMeaning(code)) {
    case 'approved':
      return { kind: 'done' };
    case 'repeated':
      return { kind: 'unknown', cause: 'repeated' };
    case 'at_bank':
    case 'unsettled':
      return { kind: 'unknown', cause: `code ${code}` };
    case 'not_allowed':
      return { kind: 'not_applicable', code };
    case 'invalid_amount':
      return { kind: 'nothing_left', code };
    default:
      return { kind: 'refused', code };
  }
}

/** A notification of an account that names one address for all its payments; the payment itself is then queried. */
function readCardstreamNotification(rawBody: string, shop: HostedShop): Notification | null {
  const fields = Object.fromEntries(new URLSearchParams(rawBody));
  const answer = cardstreamAnswer(fields, shop);
  if (answer.kind === 'refused') return null;
  const { signature = '', action = '', xref } = fields;
  const transactionUuid = isUuid.test(answer.transactionUuid) ? answer.transactionUuid : null;
  return { eventKey: signature, type: action, transactionUuid, providerRef: xref ?? null };
}

/**
 * What a query tells of a payment. One whose customer is still at the bank counts as not there: it may be given up when
 * its time is over, and is given back if the bank approves it later. A refusal of the query itself, which has no state,
 * says nothing about it.
 */
function queriedOutcome(fields: Fields, transactionUuid: string): Outcome {
  if (fields.transactionUnique === transactionUuid && codeMeaning(fields.responseCode) === 'at_bank')
    return { kind: 'not_found' };
  const outcome = cardstreamOutcome(fields);
  if (outcome.kind === 'not_found' || outcome.kind === 'unknown') return outcome;
  if (fields.transactionUnique !== transactionUuid || !fields.state)
    return { kind: 'unknown', cause: `code ${fields.responseCode ?? ''}` };
  return outcome.kind === 'cancelled'
    ? { kind: 'declined', providerRef: null, code: 'cancelled', customerMessage: null }
    : outcome;
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const pageOnly = () => Promise.reject(new Error('The customer pays on the page of this provider.'));
/** What only the staff can do in the portal of a provider whose signature makes no such call. */
const byHand: MoneyResult = { kind: 'not_applicable', code: 'by_hand' };

/**
 * A provider with a payment page of its own (docs/product.md#payment-page). Until its reference of a payment is known,
 * ours stands for it.
 */
export function hostedProvider(
  mode: HostedMode,
  dependencies: Pick<Dependencies, 'config' | 'services'>,
): PaymentProvider {
  const shop = hostedShop(mode, dependencies.config);
  const call = directCall(shop, dependencies);
  const hasCalls = shop.directUrl !== null;
  const act = async (action: string, fields: Record<string, string>): Promise<MoneyResult> =>
    hasCalls ? moneyResult(await call({ action, ...fields })) : byHand;

  return {
    createCardSession: () => Promise.resolve(null),
    authorise: pageOnly,
    answerChallenge: pageOnly,
    async query({ transactionUuid, providerRef }) {
      if (!hasCalls) return { kind: 'not_found' };
      const known: Fields =
        providerRef === transactionUuid || providerRef === null
          ? { transactionUnique: transactionUuid }
          : { xref: providerRef };
      const answer = await call({ action: 'QUERY', ...known });
      if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
      return queriedOutcome(answer.fields, transactionUuid);
    },
    // Without calls the money was taken with the payment.
    capture: ({ providerRef, amount }) =>
      hasCalls ? act('CAPTURE', { xref: providerRef, amount: String(amount) }) : Promise.resolve({ kind: 'done' }),
    tellsRefunds: hasCalls,
    async moneyState({ providerRef }) {
      const answer = await call({ action: 'QUERY', xref: providerRef });
      return answer.kind === 'unanswered' ? { kind: 'unknown', cause: answer.cause } : cardstreamMoney(answer.fields);
    },
    abort: ({ providerRef }) => act('CANCEL', { xref: providerRef }),
    voidCapture: ({ providerRef }) => act('CANCEL', { xref: providerRef }),
    refund: ({ providerRef, amount, reference }) =>
      act('REFUND_SALE', { xref: providerRef, amount: String(amount), transactionUnique: reference }),
    forgetCard: () => Promise.resolve(true),
    ...(hasCalls && { readNotification: ({ rawBody }: RawNotification) => readCardstreamNotification(rawBody, shop) }),
  };
}
