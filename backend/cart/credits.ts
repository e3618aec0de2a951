import { sql } from 'kysely';
import type { CartCredit } from '../../contract/cart.ts';
import type { Db } from '../db/schema.ts';
import { money } from '../shape/money.ts';

type CreditType = CartCredit['type'];
const types: CreditType[] = ['membership', 'general'];

export interface Credit {
  type: CreditType;
  /** Minor units: what the account holds and other baskets don't. */
  available: number;
  /** Minor units set aside for this basket. */
  applied: number;
}

/** The customer's credit of both kinds, as this basket sees it. Reservations of other baskets that ran out don't count. */
export async function readCredits(db: Db, userId: number | null, cartId: number, now: Date): Promise<Credit[]> {
  if (userId === null) return types.map((type) => ({ type, available: 0, applied: 0 }));
  const rows = await db
    .selectFrom('creditAccounts as a')
    .leftJoin('creditReservations as r', (join) => join.onRef('r.accountId', '=', 'a.id').on('r.state', '=', 'reserved'))
    .where('a.userId', '=', userId)
    .groupBy(['a.id', 'a.type', 'a.balance'])
    .select([
      'a.type',
      'a.balance',
      sql<number>`coalesce(sum(r.amount) filter (where r.cart_id = ${cartId}), 0)`.as('applied'),
      sql<number>`coalesce(sum(r.amount) filter (
        where r.cart_id <> ${cartId} and (r.expires_at > ${now} or r.pinned_by is not null)), 0)`.as('elsewhere'),
    ])
    .execute();
  return types.map((type) => {
    const row = rows.find((account) => account.type === type);
    if (row === undefined) return { type, available: 0, applied: 0 };
    return { type, available: Math.max(0, row.balance - Number(row.elsewhere)), applied: Number(row.applied) };
  });
}

/** The most of one kind that the basket can take: what there is, and no more than the other kind leaves to pay. */
export function maxApplicable(credit: Credit, credits: Credit[], total: number): number {
  const others = credits.filter(({ type }) => type !== credit.type).reduce((sum, { applied }) => sum + applied, 0);
  return Math.max(0, Math.min(credit.available, total - others));
}

/** Both kinds in the form of the wire. */
export function cartCreditsOf(credits: Credit[], total: number, currency: string): CartCredit[] {
  return credits.map((credit) => ({
    type: credit.type,
    totalAvailable: money(credit.available, currency),
    maxApplicable: money(maxApplicable(credit, credits, total), currency),
    applied: money(credit.applied, currency),
  }));
}
