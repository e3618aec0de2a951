import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { checkGuestPassesEnabled, selectGuestPasses, showGuestPass } from '#backend/packages/guest-passes.ts';
import { queueGift } from '#backend/packages/queue-gift.ts';
import { giveGuestPassEndpoint, type GuestPass } from '#contract/packages/guest-passes.ts';

/** What leads out of a mail: anybody may have one sent to any address. */
const link = /:\/\/|[\p{L}\p{N}_]\.[\p{L}\p{N}_]{2}/u;

interface Wanted {
  passId: string;
  userId: number;
  now: Date;
}

async function readPass(tx: Tx, { passId, userId, now }: Wanted): Promise<GuestPass> {
  const row = await selectGuestPasses(tx, userId, now).where('g.id', '=', passId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return showGuestPass(row);
}

/** Locks a pass that can still be used. Throws `not_found`, `pass_used`, `pass_expired`. */
async function lockUsable(tx: Tx, wanted: Wanted): Promise<void> {
  await tx.selectFrom('guestPasses').where('id', '=', wanted.passId).select('id').forUpdate().execute();
  const { status } = await readPass(tx, wanted);
  if (status !== 'available') throw new DomainError(status === 'used' ? 'pass_used' : 'pass_expired');
}

/**
 * Mails a guest pass to somebody, who shows its code at the front desk; it stays in the giver's list, and may be sent
 * again, to somebody else too (docs/product.md#guest-passes). Throws `not_found`, `pass_used`, `pass_expired`,
 * `validation_failed` for a message with links. Twenty an hour for each account.
 */
export const giveGuestPass = operation(giveGuestPassEndpoint, async ({ params, body }, context) => {
  const { db, clock, limits, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  await checkGuestPassesEnabled(db);
  await limits.consume('guest pass', String(userId), { limit: 20, windowSeconds: 3600 });
  const { email, message, guestName } = body;
  if (message !== undefined && link.test(message)) throw invalid({ message: ['Must not contain links'] });
  const now = clock.now();
  const wanted = { passId: params.passId, userId, now };
  const data = await transact(db, async (tx) => {
    await lockUsable(tx, wanted);
    await tx
      .updateTable('guestPasses')
      .set({ giftEmail: email, giftMessage: message ?? null, givenAt: now, ...(guestName && { guestName }) })
      .where('id', '=', params.passId)
      .execute();
    const pass = await readPass(tx, wanted);
    await queueGift(tx, { pass, giverId: userId, email, message: message === '' ? undefined : message }, context);
    return pass;
  });
  return { data, message: 'The guest pass is on its way' };
});
