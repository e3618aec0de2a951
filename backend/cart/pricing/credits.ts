import { sql } from 'kysely';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { CartCredit } from '#contract/cart/cart.ts';

type CreditType = CartCredit['type'];
const types: CreditType[] = ['membership', 'general'];

export interface Credit {
  type: CreditType;
  /** Available to this basket, minor units: the balance less what other baskets reserve. */
  available: number;
  /** Reserved for this basket, minor units. */
  applied: number;
}

interface AccountRow {
  cartId: number;
  type: CreditType;
  balance: number;
  /** Reserved for this basket, and for others. */
  applied: number;
  elsewhere: number;
}

interface CreditRequest {
  userId: number;
  cartId: number;
  now: Date;
}

interface Wanted {
  cartIds: number[];
  userIds: number[];
  nows: Date[];
}

const selectAccounts = compiledQuery(
  (_db: Db, { cartIds, userIds, nows }: Wanted) => sql<AccountRow>`
    select request.cart_id, a.type, a.balance,
      coalesce(sum(r.amount) filter (where r.cart_id = request.cart_id), 0) as applied,
      coalesce(sum(r.amount) filter (
        where r.cart_id <> request.cart_id and (r.expires_at > request.now or r.pinned_by is not null)), 0) as elsewhere
    from unnest(${cartIds}::int[], ${userIds}::int[], ${nows}::timestamptz[]) as request (cart_id, user_id, now)
    join credit_accounts a on a.user_id = request.user_id
    left join credit_reservations r on r.account_id = a.id and r.state = 'reserved'
    group by request.cart_id, a.id, a.type, a.balance`,
);

const readAccounts = batched({
  getName: ({ cartId }: CreditRequest) => String(cartId),
  run: async (db: Db, request: CreditRequest[]) => {
    const rows = await selectAccounts(db, {
      cartIds: request.map(({ cartId }) => cartId),
      userIds: request.map(({ userId }) => userId),
      nows: request.map(({ now }) => now),
    });
    return groupRows(rows, ({ cartId }) => String(cartId));
  },
});

/** The customer's credit of both kinds, as this basket sees it. Reservations of other baskets that ran out don't count. */
export async function readCredits(db: Db, userId: number | null, cartId: number, now: Date): Promise<Credit[]> {
  const rows = userId === null ? [] : ((await readAccounts(db, { userId, cartId, now })) ?? []);
  return types.map((type) => {
    const row = rows.find((account) => account.type === type);
    if (row === undefined) return { type, available: 0, applied: 0 };
    return { type, available: Math.max(0, row.balance - Number(row.elsewhere)), applied: Number(row.applied) };
  });
}

/** How much of one kind of credit the basket can use: what is available, up to what the other kind leaves to pay. */
export function maxApplicable(credit: Credit, credits: Credit[], total: number): number {
  const others = credits.filter(({ type }) => type !== credit.type).reduce((sum, { applied }) => sum + applied, 0);
  return Math.max(0, Math.min(credit.available, total - others));
}

/** Both kinds of credit in the form of the API. */
export function getCartCredits(credits: Credit[], total: number, currency: string): CartCredit[] {
  return credits.map((credit) => ({
    type: credit.type,
    totalAvailable: money(credit.available, currency),
    maxApplicable: money(maxApplicable(credit, credits, total), currency),
    applied: money(credit.applied, currency),
  }));
}
