import { sql } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import type { Cart } from '#contract/cart/cart.ts';

/** The attendees of a line: one person for each place. */
function getPeople({ quantity, attendees }: ItemRow): number {
  return quantity * (attendees ?? 1);
}

/**
 * The waivers that each attendee of these lines has to agree to before checkout, and how many have
 * (docs/product.md#waivers). Reads
 * nothing where no session asks for one.
 */
export async function readAttendeeWaivers(db: Db, rows: readonly ItemRow[]): Promise<Cart['attendeeWaivers']> {
  const asking = rows.filter(({ attendeeWaiverId }) => attendeeWaiverId !== null);
  if (asking.length === 0) return [];
  const [restrictions, signed] = await Promise.all([
    db
      .selectFrom('restrictions')
      .where(
        'id',
        'in',
        asking.flatMap(({ attendeeWaiverId }) => attendeeWaiverId ?? []),
      )
      .select(['id', 'name', 'type'])
      .execute(),
    db
      .selectFrom('questionWaivers')
      .where(
        'cartItemId',
        'in',
        asking.map(({ id }) => id),
      )
      .groupBy(['cartItemId', 'restrictionId'])
      .select(['cartItemId', 'restrictionId', sql<number>`count(distinct attendee_id)::int`.as('people')])
      .execute(),
  ]);
  return asking.flatMap((row) => {
    const restriction = restrictions.find(({ id }) => id === row.attendeeWaiverId);
    if (restriction === undefined) return [];
    const people =
      signed.find(({ cartItemId, restrictionId }) => cartItemId === row.id && restrictionId === restriction.id)
        ?.people ?? 0;
    return [{ cartItemId: row.id, restriction, required: getPeople(row), completed: Math.min(people, getPeople(row)) }];
  });
}
