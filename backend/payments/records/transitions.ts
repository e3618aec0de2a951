import { sql, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { TransactionState } from '#backend/db/tables/enums.ts';
import type { PaymentTransactionsTable } from '#backend/db/tables/payments.ts';

export type PaymentTransaction = Selectable<PaymentTransactionsTable>;
/** An attempt to pay a basket, unlike one to take the charge of a membership. */
export type BasketPayment = PaymentTransaction & { cartId: number };
export type Actor = 'client' | 'notification' | 'reconciler' | 'expiry' | 'staff';

/** The allowed transitions from each state (docs/product.md#payment-states). */
export const edges: Record<TransactionState, readonly TransactionState[]> = {
  created: ['ready', 'cancelled', 'expired'],
  ready: ['authorising', 'cancelled', 'expired'],
  authorising: ['authorised', 'sca_required', 'declined', 'pending', 'unknown'],
  sca_required: ['sca_processing', 'cancelled', 'expired'],
  sca_processing: ['authorised', 'sca_required', 'declined', 'unknown'],
  authorised: ['completing', 'reversing'],
  completing: ['completed', 'reversing'],
  unknown: ['authorised', 'declined', 'sca_required'],
  pending: ['authorised', 'declined'],
  // Money approved after the attempt ended is refunded.
  declined: ['reversing'],
  cancelled: ['reversing'],
  expired: ['reversing'],
  reversing: ['reversed'],
  completed: [],
  reversed: ['reversing'],
};

/** The final states. */
export const ends = ['completed', 'declined', 'cancelled', 'expired', 'reversed'] as const satisfies TransactionState[];

/** Whether a state is final. */
export function isEnded({ state }: Pick<PaymentTransaction, 'state'>): boolean {
  return ends.some((end) => end === state);
}

/** A transition that is not allowed, or that a concurrent process made first. */
export class InvalidTransition extends Error {
  constructor({ id, state }: Pick<PaymentTransaction, 'id' | 'state'>, to: TransactionState) {
    super(`Payment ${id} cannot go from ${state} to ${to}.`);
    this.name = 'InvalidTransition';
  }
}

interface Change {
  to: TransactionState;
  by: Actor;
  reason?: string;
  now: Date;
  set?: Omit<Updateable<PaymentTransactionsTable>, 'id' | 'state' | 'version' | 'updatedAt'>;
}

/** Makes one transition of an attempt and records who made it. Throws InvalidTransition. */
export async function transition(tx: Tx, from: PaymentTransaction, change: Change): Promise<PaymentTransaction> {
  const { to, by, reason = '', now, set = {} } = change;
  if (!edges[from.state].includes(to)) throw new InvalidTransition(from, to);
  const changed = await tx
    .with('changed', (db) =>
      db
        .updateTable('paymentTransactions')
        .set({ ...set, state: to, version: sql<number>`version + 1`, updatedAt: now })
        .where('id', '=', from.id)
        .where('state', '=', from.state)
        .where('version', '=', from.version)
        .returningAll(),
    )
    .with('noted', (db) =>
      db
        .insertInto('paymentTransitions')
        .columns(['transactionId', 'fromState', 'toState', 'byWhom', 'reason', 'createdAt'])
        .expression((one) =>
          one
            .selectFrom('changed')
            .select([
              'id',
              sql.val(from.state).as('fromState'),
              'state',
              sql.val(by).as('byWhom'),
              sql.val(reason).as('reason'),
              'updatedAt',
            ]),
        ),
    )
    .selectFrom('changed')
    .selectAll()
    .executeTakeFirst();
  if (changed === undefined) throw new InvalidTransition(from, to);
  return changed;
}
