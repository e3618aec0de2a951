import { sql } from 'kysely';
import { endJoinings } from '#backend/cart/lines/end-joinings.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { findOpenAttempt } from '#backend/cart/lock-cart.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { endUnusedMandates } from '#backend/mandates/end-mandates.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'services'>;

/** An old joining with its basket, locked; one that is being paid waits for the next run. */
async function expireOne(tx: Tx, now: Date, skipped: string[]): Promise<'done' | 'expired' | 'skipped'> {
  const { rows } = await sql<{ id: string }>`
    select id from joinings where status = 'open' and expires_at <= ${now} and id <> all(${skipped}::uuid[])
    order by expires_at limit 1 for update skip locked`.execute(tx);
  const [row] = rows;
  if (row === undefined) return 'done';
  const line = await tx
    .selectFrom('cartItems')
    .where('joiningId', '=', row.id)
    .select(['id', 'cartId'])
    .executeTakeFirst();
  if (line !== undefined && (await findOpenAttempt(tx, line.cartId)) !== undefined) {
    skipped.push(row.id);
    return 'skipped';
  }
  if (line !== undefined) {
    await tx
      .updateTable('carts')
      .set((cart) => ({ version: cart('version', '+', 1) }))
      .where('id', '=', line.cartId)
      .execute();
    const items = await readItems(tx, line.cartId);
    if (items.some(({ id }) => id === line.id)) await removeLines(tx, line.cartId, [line.id], now);
  }
  await endJoinings(tx, [row.id], { status: 'expired', now });
  return 'expired';
}

/** Removes the proofs of joinings that came to nothing, and those of accounts that are closed. */
async function removeProofs({ db, services }: Deps): Promise<void> {
  const old = await db
    .selectFrom('joiningDocuments as d')
    .leftJoin('joinings as j', 'j.id', 'd.joiningId')
    .leftJoin('users as u', 'u.id', 'd.userId')
    .where((where) =>
      where.or([where('j.status', 'in', ['cancelled', 'expired']), where('u.closedAt', 'is not', null)]),
    )
    .select(['d.id', 'd.file'])
    .limit(100)
    .execute();
  for (const { id, file } of old) {
    await services.files.remove(file);
    await db.deleteFrom('joiningDocuments').where('id', '=', id).execute();
  }
}

/**
 * Ends joinings that nobody went on with for 30 days, removes what was uploaded for those that have ended, and erases the
 * bank accounts that nothing is paid from any more.
 */
export async function expireJoinings(deps: Deps, signal = new AbortController().signal): Promise<void> {
  const skipped: string[] = [];
  let isDone = false;
  while (!isDone && !signal.aborted)
    isDone = (await transact(deps.db, (tx) => expireOne(tx, deps.clock.now(), skipped))) === 'done';
  await removeProofs(deps);
  await endUnusedMandates(deps.db, deps.clock.now());
}
