import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { CollectionResult } from '#backend/mandates/direct-debit/provider.ts';

/**
 * What became of a charge. `settled`: its order is made. `lost`: nobody can say what became of the attempt, but nothing was
 * taken by it and nothing will be. `barred`: nothing was asked for, as the card may have too many holds already.
 */
export type ChargeResult = CollectionResult | { kind: 'settled' } | { kind: 'lost' } | { kind: 'barred' };

/** What a billing run needs. */
export type BillingDeps = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'log' | 'config' | 'services'>;

/** What a membership costs for one period; amounts in minor units. */
export interface Charge {
  id: string;
  membershipId: string;
  userId: number;
  /** Names the membership on the statement and in the order. */
  name: string;
  amount: number;
  periodFrom: string;
  /** The first day after the period. */
  periodNext: string;
  /** From what the latest attempt was taken. */
  mandateId: string | null;
  /** The number of the latest attempt. */
  attempts: number;
}

/** Reads one charge. */
export function readCharge(tx: Tx, id: string): Promise<Charge> {
  return tx
    .selectFrom('membershipCharges as c')
    .innerJoin('memberships as m', 'm.id', 'c.membershipId')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .where('c.id', '=', id)
    .select(['c.id', 'c.membershipId', 'm.userId', 't.name', 'c.amount', 'c.periodFrom', 'c.periodNext'])
    .select(['c.mandateId', 'c.attempts'])
    .executeTakeFirstOrThrow();
}
