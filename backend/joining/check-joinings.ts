import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { getMissing } from './missing-steps.ts';
import { findJoining, type JoiningRow } from './read-joining.ts';
import { readTypes } from './read-types.ts';

interface Paid {
  userId: number | null;
  rows: readonly Pick<ItemRow, 'type' | 'joiningId'>[];
  /** Still to be paid by card, minor units. */
  balance: number;
  now: Date;
  config: Pick<Config, 'directDebit'>;
}

/** Whether the membership is to be paid by a card that is kept, and none is kept by a first payment without a card. */
async function hasNoCard(tx: Tx, { mandateId }: JoiningRow, balance: number): Promise<boolean> {
  if (balance > 0 || mandateId === null) return false;
  const mandate = await tx
    .selectFrom('mandates')
    .where('id', '=', mandateId)
    .select(['kind', 'savedCardId'])
    .executeTakeFirst();
  return mandate?.kind === 'card' && mandate.savedCardId === null;
}

/**
 * Checks that the membership in a basket can be bought now. Throws `already_paid` when it was bought or given up
 * elsewhere, `not_sold` when the venue does not sell it any more, `joining_incomplete` with what is missing.
 */
export async function checkJoinings(tx: Tx, { userId, rows, balance, now, config }: Paid): Promise<void> {
  const lines = rows.filter(({ type }) => type === 'membership');
  if (lines.length === 0) return;
  const row = userId === null ? undefined : await findJoining(tx, userId);
  if (row === undefined || lines.some(({ joiningId }) => joiningId !== row.id)) throw new DomainError('already_paid');
  const [type] = await readTypes(tx, { venueId: row.venueId, typeId: row.typeId });
  if (type === undefined) throw new DomainError('not_sold');
  const missing = getMissing(row, type, { today: localDate(now, row.timezone), config });
  if (await hasNoCard(tx, row, balance)) missing.push('payment_method');
  if (missing.length > 0) throw new DomainError('joining_incomplete', { details: { missing } });
}
