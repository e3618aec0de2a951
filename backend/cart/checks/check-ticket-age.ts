import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import { agesText, getAges } from '#backend/timetable/ages.ts';
import { ageProblem } from '#contract/rules/ages.ts';

interface TicketAsked {
  index: number;
  ticket: { minimumAge: number | null; maximumAge: number | null } | null;
  /** Venue date of the session, YYYY-MM-DD. */
  localDate: string;
  forUserId: number | null;
}

/**
 * Checks the age of somebody for whom a ticket is bought (docs/product.md#ages). The account holder buys tickets for
 * whoever comes along, so those in their own name are for any age. Throws `not_bookable`.
 */
export function checkTicketAge(
  { index, ticket, localDate, forUserId }: TicketAsked,
  person: { dateOfBirth: string | null } | null,
  ownerId: number | null,
): void {
  if (ticket === null || forUserId === ownerId || person === null) return;
  const ages = getAges(ticket);
  if (ages === null || ageProblem(ages, person.dateOfBirth, localDate) === null) return;
  const action = { action: null, reason: 'age', bookingId: null, waitlistId: null } as const;
  const refusal = getRefusal({ ...action, message: agesText(ages, 'ticketed') }, index);
  if (refusal !== null) throw refusal;
}
