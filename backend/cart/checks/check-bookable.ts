import { isLinked, isStaffWith } from '#backend/acting/may-act-for.ts';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { readPackageVenues } from '#backend/packages/read-packages.ts';
import { agesText, getAges } from '#backend/timetable/ages.ts';
import { getSummaryContext, type Known } from '#backend/timetable/read-day.ts';
import { actionWithPlace, getBookableAction, type SummaryContext } from '#backend/timetable/summary.ts';
import type { VenueRestriction } from '#contract/cart/cart-items.ts';
import { ageProblem } from '#contract/rules/ages.ts';

/** Reads the venues in which the packages of these lines can be used, by pricing option. */
export function readVenueRestrictions(
  db: Db,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<string, VenueRestriction>> {
  const packages = rows.filter(({ pricingOptionKind }) => pricingOptionKind === 'package');
  return readPackageVenues(
    db,
    packages.flatMap(({ pricingOptionId }) => pricingOptionId ?? []),
  );
}

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

/**
 * Nobody holds places again, nor takes uses of a package or benefit, for somebody who is not linked with them any more.
 * Throws `forbidden`.
 */
export async function checkStillLinked(
  { db, caller }: Pick<Context, 'caller'> & { db: Tx },
  { userId }: Pick<OpenCart, 'userId'>,
  forUserId: number | null,
): Promise<void> {
  if (userId === null || forUserId === null || forUserId === userId || isStaffWith(caller, 'sell')) return;
  if (!(await isLinked(db, userId, forUserId))) throw new DomainError('forbidden');
}

/**
 * Leaves out the bookings of a ticketed session itself: having tickets does not prevent buying more, nor does the
 * waitlist from which they come. What the waitlist offers counts.
 */
function withoutOwnTickets(summaryContext: SummaryContext, line: Pick<SessionLine, 'found'>): SummaryContext {
  const { personal } = summaryContext;
  if (personal === null || line.found.row.bookingType !== 'ticketed') return summaryContext;
  const { id } = line.found.row;
  const bookings = personal.bookings.filter(({ occurrenceId, isOffer }) => occurrenceId !== id || isOffer);
  const hasTickets = personal.bookings.some(({ occurrenceId, isOffer }) => occurrenceId === id && !isOffer);
  const waitlist = new Map([...personal.waitlist].filter(([waitedForId]) => waitedForId !== id || !hasTickets));
  return { ...summaryContext, personal: { ...personal, bookings, waitlist } };
}

type Checked = Pick<SessionLine, 'index' | 'found' | 'forUserId'>;

/** Reads the session as the person sees it. Throws `not_bookable` for nobody where a person is needed. */
async function readContext(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: Checked,
  known: Known = {},
): Promise<SummaryContext> {
  const { row, scope } = line.found;
  const details = { itemIndex: line.index, reason: 'not_available' };
  if (line.forUserId === null && !row.allowAnonymousBookings) throw new DomainError('not_bookable', { details });
  const asPerson = { ...context, actingUserId: line.forUserId };
  return withoutOwnTickets(await getSummaryContext(asPerson, scope, [row], cart.channel, known), line);
}

/**
 * Applies the booking rule of the timetable to an add: throws the refusal when the person may not book this session now
 * (docs/product.md#adding-items). Returns the context that the rule was applied with.
 */
export async function checkBookable(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: Checked,
  known: Known = {},
): Promise<SummaryContext> {
  const summaryContext = await readContext(context, cart, line, known);
  const refusal = getRefusal(getBookableAction(line.found.row, summaryContext), line.index);
  if (refusal !== null) throw refusal;
  return summaryContext;
}

/**
 * The same rule for a line of the basket, whose places are reserved again afterwards: whether they are free, or held for
 * this line, does not matter here.
 */
export async function checkStillBookable(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: Checked,
): Promise<SummaryContext> {
  const summaryContext = await readContext(context, cart, line);
  const refusal = getRefusal(actionWithPlace(line.found.row, summaryContext));
  if (refusal !== null && refusal.code !== 'already_in_basket') throw refusal;
  return summaryContext;
}
