import type { Selectable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentAccountsTable } from '#backend/db/tables/payments.ts';
import { DomainError } from '#backend/failure.ts';
import type { Channel } from '#contract/primitives.ts';

/** What the lines of a basket say of their venues. */
interface Lines {
  rows: readonly { venueId: string | null }[];
}

export type PaymentAccount = Selectable<PaymentAccountsTable>;

/** The shop's account for a basket: of the venue of its first session, else the operator's; of the channel, else of any. */
export async function findPaymentAccount(
  db: Db,
  { rows }: Lines,
  channel: Channel,
): Promise<PaymentAccount | undefined> {
  const venueId = rows.find((row) => row.venueId !== null)?.venueId ?? null;
  return db
    .selectFrom('paymentAccounts')
    .selectAll()
    .where('isActive', '=', true)
    .where((where) => where.or([where('channel', 'is', null), where('channel', '=', channel)]))
    .where((where) => where.or([where('venueId', 'is', null), where('venueId', '=', venueId)]))
    .orderBy('venueId', (order) => order.asc().nullsLast())
    .orderBy('channel', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
}

/** The same account. Throws `provider_unavailable` when there is none. */
export async function chooseAccount(db: Db, basket: Lines, channel: Channel): Promise<PaymentAccount> {
  const account = await findPaymentAccount(db, basket, channel);
  if (account === undefined)
    throw new DomainError('provider_unavailable', { message: 'Failed to create payment session' });
  return account;
}
