import type { Person } from '#components/booking/person/people.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnBookings } from './next-bookings.ts';

/** What a venue asks one person for after a booking: a waiver to sign, or an induction to attend. */
export interface ToDo {
  restriction: RestrictionRef;
  person: Person;
  /** As the venue has it; the waiver is agreed to in this name. */
  firstName: string;
  lastName: string;
  /** Slug of the venue of the first booking that asks for it. */
  venue: string;
}

const toToDo = (person: Person, booking: Booking): ToDo[] =>
  booking.outstandingRestrictions.map((restriction) => ({
    ...{ restriction, person, venue: booking.venue.slug },
    ...{ firstName: booking.firstName ?? '', lastName: booking.lastName ?? '' },
  }));

/** What is asked of the people of an account by their bookings to come, of each person once (docs/product.md#waivers). */
export function getToDos(found: readonly OwnBookings[], now: Date): ToDo[] {
  return found.flatMap(({ person, bookings }) => {
    const ahead = bookings.filter(({ endsAt }) => new Date(endsAt.utc) > now);
    const all = ahead.flatMap((booking) => toToDo(person, booking));
    return all.filter(
      (one, index) => all.findIndex(({ restriction }) => restriction.id === one.restriction.id) === index,
    );
  });
}
