import { addMinutes } from 'date-fns/addMinutes';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import type { PaymentProvider, MoneyResult, MoneyState } from '#backend/payments/provider.ts';
import { opayoShop, opayoCall, type OpayoAnswer } from './opayo-call.ts';
import { scriptAddress, type OpayoMode } from './opayo-hosts.ts';
import { chargeBody, getSessionData, transactionBody } from './transaction-body.ts';
import { refusedAnswer, refusedQuestion, transactionOutcome } from './transaction-outcome.ts';

const amountSchema = z.object({ totalAmount: z.int(), saleAmount: z.int().optional() });
const transactionSchema = z.object({ status: z.literal('Ok'), transactionType: z.string(), amount: amountSchema });
const declinedSchema = z.object({ status: z.enum(['NotAuthed', 'Rejected', 'Malformed', 'Invalid', 'Error']) });
const instructionSchema = z.object({ instructionType: z.string(), amount: z.int().optional() });
const listSchema = z.object({ instructions: z.array(instructionSchema) });
const noneSchema = z.object({ code: z.coerce.string() });
/** The transaction exists and has no instructions. */
const noInstructions = '1019';

const nothing = { kind: 'known', isHeld: false, capturedAmount: 0, refundedAmount: 0 } as const;

function getInstructions(answer: OpayoAnswer): z.infer<typeof instructionSchema>[] | null {
  if (answer.kind === 'unanswered') return null;
  const list = listSchema.safeParse(answer.body);
  if (answer.status === 200 && list.success) return list.data.instructions;
  const none = noneSchema.safeParse(answer.body);
  return none.success && none.data.code === noInstructions ? [] : null;
}

/**
 * Derives the state of the money from a transaction and its instructions. Opayo lists a release without its amount, and
 * stores refunds as separate transactions, which cannot be found from this one.
 */
export function moneyState(transaction: OpayoAnswer, instructions: OpayoAnswer): MoneyState {
  if (transaction.kind === 'unanswered') return { kind: 'unknown', cause: transaction.cause };
  // A question that is refused has a word for its own state.
  if (transaction.status === 200 && declinedSchema.safeParse(transaction.body).success) return nothing;
  const paid = transactionSchema.safeParse(transaction.body);
  const list = getInstructions(instructions);
  if (!paid.success || list === null) return { kind: 'unknown', cause: 'no account of the money' };
  const { transactionType, amount } = paid.data;
  const find = (type: string) => list.find(({ instructionType }) => instructionType.toLowerCase() === type);
  const released = find('release');
  const isTaken = released !== undefined || transactionType === 'Payment';
  if (!isTaken) return { ...nothing, isHeld: find('abort') === undefined && find('void') === undefined };
  const capturedAmount = released?.amount ?? amount.saleAmount ?? amount.totalAmount;
  return { ...nothing, capturedAmount, refundedAmount: find('void') === undefined ? 0 : capturedAmount };
}

const answerSchema = z.object({
  /** Of an instruction that was carried out. */
  instructionType: z.string().optional(),
  code: z.coerce.string().optional(),
  statusCode: z.coerce.string().optional(),
  status: z.string().optional(),
  errors: z.array(z.object({ code: z.coerce.string() })).optional(),
});
/** Not applicable in this state; not allowed for this transaction. */
const notApplicable = ['1014', '1017'];
const refundExceeds = '1018';
/**
 * The code of the refund was used before: this request reached Opayo already, with a result that it does not repeat.
 */
const repeatedCode = '4042';

/** Reads the answer to an instruction or refund (docs/product.md#opayo). */
export function moneyResult(answer: OpayoAnswer): MoneyResult {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const read = answerSchema.safeParse(answer.body);
  if (!read.success) return { kind: 'unknown', cause: 'bad_response' };
  const { status, statusCode, errors, instructionType } = read.data;
  const code = read.data.code ?? errors?.[0]?.code ?? statusCode ?? String(answer.status);
  if (answer.status < 300 && (status === 'Ok' || instructionType !== undefined)) return { kind: 'done' };
  // Not Opayo's: a proxy in between has answered.
  if (answer.status < 300 && status === undefined) return { kind: 'unknown', cause: 'bad_response' };
  if (code === repeatedCode) return { kind: 'unknown', cause: 'repeated' };
  if (code === refundExceeds) return { kind: 'nothing_left', code };
  return { kind: notApplicable.includes(code) ? 'not_applicable' : 'refused', code };
}

/** Time that Opayo waits for the bank's answer to a challenge. */
const challengeMinutes = 20;
/** Opayo removed a stored card, or does not know it any more. */
const removed = [204, 404, 422];
const sessionSchema = z.object({ merchantSessionKey: z.string() });

/** Opayo Pi (docs/product.md#opayo): money is held by `Deferred` and taken by the instruction `release`. */
export function opayoProvider(
  mode: OpayoMode,
  dependencies: Pick<Dependencies, 'config' | 'services' | 'clock'>,
): PaymentProvider {
  const call = opayoCall(mode, dependencies);
  const getChallenge = (transactionUuid: string) => ({
    sessionData: getSessionData(transactionUuid),
    expiresAt: addMinutes(dependencies.clock.now(), challengeMinutes).toISOString(),
  });
  const getPath = (providerRef: string) => `/transactions/${encodeURIComponent(providerRef)}`;
  const instruct = async (providerRef: string, instruction: Record<string, unknown>) =>
    moneyResult(await call('POST', `${getPath(providerRef)}/instructions`, instruction));

  async function getSessionKey(): Promise<string | null> {
    const { vendor: vendorName } = opayoShop(mode, dependencies.config);
    const answer = await call('POST', '/merchant-session-keys', { vendorName });
    const read = sessionSchema.safeParse(answer.kind === 'answered' ? answer.body : null);
    return read.success ? read.data.merchantSessionKey : null;
  }

  return {
    async createCardSession() {
      const sessionKey = await getSessionKey();
      return sessionKey === null ? null : { sessionKey, url: scriptAddress(mode, dependencies.config) };
    },
    async charge(charge) {
      const sessionKey = await getSessionKey();
      if (sessionKey === null) return { kind: 'unknown', cause: 'no session' };
      const answer = await call('POST', '/transactions', chargeBody(charge, sessionKey));
      return transactionOutcome(answer, getChallenge(charge.reference));
    },
    async authorise(payment) {
      const answer = await call('POST', '/transactions', transactionBody(payment));
      return transactionOutcome(answer, getChallenge(payment.transactionUuid));
    },
    async answerChallenge({ transactionUuid, providerRef, cRes }) {
      const path = `${getPath(providerRef)}/3d-secure-challenge`;
      return transactionOutcome(await call('POST', path, { cRes }), getChallenge(transactionUuid), refusedAnswer);
    },
    async query({ transactionUuid, providerRef }) {
      // Opayo finds payments by its own reference only.
      if (providerRef === null) return { kind: 'not_found' };
      const answer = await call('GET', getPath(providerRef));
      return transactionOutcome(answer, getChallenge(transactionUuid), refusedQuestion);
    },
    capture: ({ providerRef, amount }) => instruct(providerRef, { instructionType: 'release', amount }),
    tellsRefunds: false,
    async moneyState({ providerRef }) {
      // Instructions are read last, because they may have changed since the transaction was read.
      const transaction = await call('GET', getPath(providerRef));
      return moneyState(transaction, await call('GET', `${getPath(providerRef)}/instructions`));
    },
    abort: ({ providerRef }) => instruct(providerRef, { instructionType: 'abort' }),
    voidCapture: ({ providerRef }) => instruct(providerRef, { instructionType: 'void' }),
    async refund({ providerRef, amount, reference }) {
      const refund = {
        transactionType: 'Refund',
        referenceTransactionId: providerRef,
        vendorTxCode: reference,
        amount,
        description: 'Refund',
      };
      return moneyResult(await call('POST', '/transactions', refund));
    },
    async forgetCard({ token }) {
      const answer = await call('DELETE', `/card-identifiers/${encodeURIComponent(token)}`);
      return answer.kind === 'answered' && removed.includes(answer.status);
    },
  };
}
