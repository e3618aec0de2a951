import { listPeople } from '#backend/bookings/list-people.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { listBookedVenuesEndpoint } from '#contract/bookings/booked-venues.ts';

/**
 * The venues at which a customer and everybody linked with them have or had bookings, by name
 * (docs/product.md#bookings).
 */
export const listBookedVenues = operation(listBookedVenuesEndpoint, async (_, { db, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const people = await listPeople(db, caller.userId);
  const data = await db
    .selectFrom('venues as v')
    .where((row) =>
      row.exists(
        row
          .selectFrom('bookings as b')
          .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
          .whereRef('o.venueId', '=', 'v.id')
          .where('b.userId', 'in', people)
          .where('b.status', 'in', ['settled', 'cancelled'])
          .select('b.id'),
      ),
    )
    .select(['v.id', 'v.name', 'v.slug'])
    .orderBy('v.name')
    .execute();
  return { data };
});
