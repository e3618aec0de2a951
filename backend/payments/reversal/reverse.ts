import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { MoneyResult, MoneyState, PaymentProvider } from '#backend/payments/provider.ts';
import { queueRefusal } from '#backend/payments/queue-refusal.ts';
import {
  finishOperation,
  isUnderWay,
  readOperations,
  startOperation,
  type StartedOperation,
} from '#backend/payments/records/provider-operation.ts';
import { lockTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import { recordMoney } from '#backend/payments/records/record-outcome.ts';
import { transition, type Actor, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { postponeReversal } from './postpone-reversal.ts';

/** A probe is a refund of the smallest amount: when it is refused, too, nothing is left to refund. */
type ReversalStep = 'abort' | 'void' | 'refund' | 'probe';

interface Refused {
  step: ReversalStep;
  kind: 'not_applicable' | 'nothing_left' | 'refused';
}

/**
 * Chooses the next step of a reversal from the state of the money and the steps that the provider refused. `lapsed`:
 * the authorisation has expired without an abort; `stuck`: no step is left.
 */
function chooseReversal(
  money: Extract<MoneyState, { kind: 'known' }>,
  refused: readonly Refused[],
): ReversalStep | 'nothing' | 'lapsed' | 'stuck' {
  const answerTo = (step: ReversalStep) => refused.find((one) => one.step === step)?.kind;
  if (money.capturedAmount > money.refundedAmount) {
    if (answerTo('void') === undefined) return 'void';
    if (answerTo('refund') === undefined) return 'refund';
    return answerTo('refund') === 'nothing_left' && answerTo('probe') === undefined ? 'probe' : 'stuck';
  }
  if (!money.isHeld) return 'nothing';
  if (answerTo('abort') === undefined) return 'abort';
  return answerTo('abort') === 'not_applicable' ? 'lapsed' : 'stuck';
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;
type KnownMoney = Extract<MoneyState, { kind: 'known' }>;

/** Maximum number of steps: a void, a refund and a probe, and some more for concurrent changes. */
const maxSteps = 6;
const smallestAmount = 1;

const readSteps = (db: Db, id: string) => readOperations(db, id, ['reverse', 'refund']);

const countAnswered = (steps: Awaited<ReturnType<typeof readSteps>>): number =>
  steps.filter(({ state }) => state !== 'started').length;

/** A step, and how many were answered when the state of the money that it follows from was seen. */
interface Choice {
  step: ReversalStep;
  answered: number;
}

/**
 * Records the start of one step, unless the money is back already, or a concurrent process is reversing it, or has had
 * an answer since the state of the money was seen.
 */
async function begin(
  { db, clock, config }: Deps,
  id: string,
  { step, answered }: Choice,
): Promise<StartedOperation | null> {
  return transact(db, async (tx) => {
    const { state } = await lockTransaction(tx, id);
    const now = clock.now();
    const earlier = await readSteps(tx, id);
    if (state !== 'reversing' || countAnswered(earlier) !== answered) return null;
    if (earlier.some((operation) => isUnderWay(operation, now, config))) return null;
    return startOperation(
      tx,
      { transactionUuid: id, kind: step === 'refund' || step === 'probe' ? 'refund' : 'reverse', request: { step } },
      now,
    );
  });
}

function ask(
  provider: PaymentProvider,
  step: ReversalStep,
  request: { providerRef: string; amount: number; reference: string },
): Promise<MoneyResult> {
  if (step === 'abort') return provider.abort(request);
  return step === 'void' ? provider.voidCapture(request) : provider.refund(request);
}

/** No money is captured or held any more. */
async function finish(dependencies: Deps, id: string, by: Actor, money: KnownMoney): Promise<void> {
  await transact(dependencies.db, async (tx) => {
    const locked = await lockTransaction(tx, id);
    if (locked.state !== 'reversing') return;
    const known = await recordMoney(tx, locked, money);
    const reversed = await transition(tx, known, {
      to: 'reversed',
      by,
      now: dependencies.clock.now(),
      set: { nextCheckAt: null },
    });
    if (by === 'reconciler' || by === 'staff') await queueRefusal(tx, reversed, dependencies);
  });
}

/** Whether a capture may still be in progress, so that the provider's present state of the money may not be final. */
async function isCaptureRecent({ db, clock, config }: Deps, id: string): Promise<boolean> {
  const [capture] = await readOperations(db, id, ['capture']);
  return capture !== undefined && clock.now() < addSeconds(capture.createdAt, 2 * callWindowSeconds(config));
}

/** Whether an answer proves that no money is reserved or captured. A successful probe proves the opposite. */
function isBack(step: ReversalStep, { kind }: MoneyResult): boolean {
  return step === 'probe' ? kind === 'nothing_left' : kind === 'done';
}

/** The state of the money where it is known without a query: no capture was ever attempted. */
async function seeMoney(
  deps: Deps,
  provider: PaymentProvider,
  { id, providerRef }: { id: string; providerRef: string },
  isFirst: boolean,
): Promise<MoneyState> {
  const wasTried = !isFirst || (await readOperations(deps.db, id, ['capture', 'reverse', 'refund'])).length > 0;
  if (!wasTried) return { kind: 'known', isHeld: true, capturedAmount: 0, refundedAmount: 0 };
  return provider.moneyState({ providerRef });
}

async function refund(deps: Deps, transaction: PaymentTransaction & { providerRef: string }, by: Actor): Promise<void> {
  const { id, providerRef } = transaction;
  const provider = getProvider(transaction, deps);
  const refused: Parameters<typeof chooseReversal>[1][number][] = [];
  const postpone = (why: unknown) => postponeReversal(deps, transaction, by, why);
  for (let round = 0; round < maxSteps; round += 1) {
    const answered = countAnswered(await readSteps(deps.db, id));
    const money = await seeMoney(deps, provider, { id, providerRef }, round === 0);
    if (money.kind === 'unknown') return postpone(money);
    const step = chooseReversal(money, refused);
    if (step === 'nothing') return finish(deps, id, by, money);
    // The provider lists no capture and refuses to abort the hold: the bank has released it.
    if (step === 'lapsed' && !(await isCaptureRecent(deps, id))) return finish(deps, id, by, money);
    if (step === 'stuck' || step === 'lapsed') return postpone({ step, refused });
    const operation = await begin(deps, id, { step, answered });
    if (operation === null) return;
    const amount = step === 'probe' ? smallestAmount : money.capturedAmount - money.refundedAmount;
    const result = await ask(provider, step, { providerRef, amount, reference: operation.reference });
    await finishOperation(deps.db, operation, result, deps.clock);
    if (isBack(step, result))
      return finish(deps, id, by, { ...money, isHeld: false, refundedAmount: money.capturedAmount });
    if (result.kind === 'unknown' || result.kind === 'done') return postpone({ step, result });
    refused.push({ step, kind: result.kind });
  }
}

/** Whether an attempt to give money back has failed and the next one is not due yet. */
function isWaiting({ reversalAttempts, nextCheckAt }: PaymentTransaction, now: Date): boolean {
  return reversalAttempts > 0 && nextCheckAt !== null && nextCheckAt > now;
}

/**
 * Gives back the money of an attempt in state `reversing`, depending on the provider's state: an authorisation is
 * aborted, a capture of today is voided, an older one refunded. When the provider refuses or does not answer, the state
 * stays, the reversal is retried later, after longer and longer waits, and staff see it in their list. Meanwhile only
 * staff can have it tried at once: requests of the customer would otherwise lengthen the waits
 * (docs/product.md#completion).
 */
export async function reverse(deps: Deps, id: string, by: Actor): Promise<void> {
  const transaction = await readTransaction(deps.db, id);
  const { providerRef } = transaction;
  if (transaction.state !== 'reversing' || providerRef === null) return;
  if (by !== 'staff' && isWaiting(transaction, deps.clock.now())) return;
  await refund(deps, { ...transaction, providerRef }, by);
}
