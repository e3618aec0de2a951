import { sql } from 'kysely';
import type { Dependencies, Context } from '#backend/context.ts';
import { findPictureFile, getPictureName } from '#backend/customers/replace-picture.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { leaveAll } from '#backend/waitlist/leave-all.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { openPaymentStates } from '#contract/rules/payment-states.ts';
import { erasePerson } from './erase-person.ts';
import { getExportName } from './export-file.ts';

/** Whether a person still owes something, or a payment of theirs is not over: such an account cannot be closed. */
export async function isOwed(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isOwed: boolean }>`
    select exists (select from penalties where user_id = ${userId} and status = 'outstanding')
      or exists (select from journal_transactions where user_id = ${userId} and status = 'outstanding' and joining_id is null)
      or exists (select from membership_charges c join memberships m on m.id = c.membership_id
        where m.user_id = ${userId} and (m.status = 'active' and c.state <> 'paid' or c.state in ('sending', 'sent')))
      or exists (select from orders where user_id = ${userId} and balance > 0 and status in ('success', 'awaiting_payment'))
      or exists (select from payment_transactions
        where user_id = ${userId} and state = any(${[...openPaymentStates]})) as is_owed`.execute(db);
  return rows[0]?.isOwed === true;
}

/** Gives up the places of people who leave for good, and takes them off waitlists; whoever waits gets the places. */
async function endBookings(
  tx: Tx,
  userIds: readonly number[],
  context: Pick<Context, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const now = context.clock.now();
  const bookings = await tx
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.userId', 'in', [...userIds])
    .where('b.status', '=', 'settled')
    .where('o.startsAt', '>', now)
    .orderBy('b.id')
    .select(['b.id', 'b.occurrenceId'])
    .execute();
  const bookingIds = bookings.map(({ id }) => id);
  const release = { from: 'settled', bookingIds, cancellationSource: 'my-account', reason: 'Account closed' } as const;
  await releasePlaces(tx, release, now);
  const awaited = await leaveAll(tx, userIds, now);
  const sessions = new Set([...bookings.map(({ occurrenceId }) => occurrenceId), ...awaited]);
  for (const occurrenceId of [...sessions].toSorted()) await offerPlaces(tx, occurrenceId, context);
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'config' | 'services' | 'log'>;

const mostAtOnce = 100;

/** People without a log-in whom nobody else is linked with: they go with the account. */
async function readDependants(tx: Tx, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from linked_users l join users u on u.id = l.referenced_user_id
    where l.user_id = ${userId} and l.status = 'successful' and u.email is null and u.password_hash is null
      and not exists (select from linked_users other where other.referenced_user_id = u.id
        and other.user_id <> ${userId} and other.status = 'successful')
    order by u.id for update of u`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Files that belong to nobody any more, by their names. */
async function close(tx: Tx, userId: number, deps: Deps): Promise<string[]> {
  const now = deps.clock.now();
  const due = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('closesAt', '<=', now)
    .where('closedAt', 'is', null)
    .select('id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // Whoever owes something by now stays until it is paid.
  if (due === undefined || (await isOwed(tx, userId))) return [];
  const everybody = [userId, ...(await readDependants(tx, userId))];
  await endBookings(tx, everybody, deps);
  const exports = await tx.deleteFrom('dataExports').where('userId', '=', userId).returning('id').execute();
  const files = exports.map(({ id }) => getExportName(id));
  for (const id of everybody) {
    const file = findPictureFile(await erasePerson(tx, id, now));
    if (file !== null) files.push(getPictureName(file));
  }
  return files;
}

/** Closes the accounts whose owners did not keep them in time (docs/product.md#own-data). */
export async function closeAccounts(deps: Deps, signal = new AbortController().signal): Promise<void> {
  const { db, clock, services, log } = deps;
  const due = await db
    .selectFrom('users')
    .where('closesAt', '<=', clock.now())
    .where('closedAt', 'is', null)
    .orderBy('closesAt')
    .select('id')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of due) {
    if (signal.aborted) return;
    const files = await transact(db, (tx) => close(tx, id, deps));
    for (const file of files)
      await services.files.remove(file).catch((err: unknown) => {
        log.warn({ err }, 'a file of a closed account could not be deleted');
      });
  }
}
