import type { CancellationPolicy } from '#backend/activities/cancellation.ts';
import type { Context } from '#backend/context.ts';
import type { Channel } from '#contract/primitives.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { CustomerFlags } from './customer-flags.ts';
import { selectOccurrences, type OccurrenceRow } from './occurrence-row.ts';
import { readPersonal, type OwnBooking } from './personal.ts';
import { readCancellationPolicies, readRestrictionRefs } from './references.ts';
import { isV2Date, readScope, type Scope } from './scope.ts';
import { getSummary, type SummaryContext } from './summary.ts';

interface DayAsked {
  venue: string;
  activity: string;
  date: string;
  channel: Channel;
  /** Whether a v2 call asks; a call of the wrong version gets no sessions (docs/product.md#v1-and-v2). */
  isV2: boolean;
}

export interface Day {
  scope: Scope;
  sessions: OccurrenceSummary[];
}

/** What is known of the acting user before the database is read. */
export interface Known {
  /** Places that they are about to have. */
  alsoBooked?: readonly OwnBooking[];
  customerFlags?: CustomerFlags;
}

/** Reads what a summary needs besides the rows; more for a signed-in person. */
export async function getSummaryContext(
  context: Context,
  scope: Scope,
  rows: OccurrenceRow[],
  channel: Channel,
  { alsoBooked = [], customerFlags }: Known = {},
): Promise<SummaryContext> {
  const { db, clock, actingUserId } = context;
  const now = clock.now();
  if (actingUserId === null) {
    return { scope, personal: null, restrictions: new Map(), policies: new Map(), channel, now };
  }
  const [personal, restrictions] = await Promise.all([
    readPersonal(db, actingUserId, rows, now, customerFlags),
    readRestrictionRefs(db, rows),
  ]);
  const withPlanned = personal && { ...personal, bookings: [...personal.bookings, ...alsoBooked] };
  // Cancellation policies are needed only for a person's own bookings.
  const hasBookings = withPlanned !== null && withPlanned.bookings.length > 0;
  const policies = hasBookings ? await readCancellationPolicies(db, rows) : new Map<string, CancellationPolicy>();
  return { scope, personal: withPlanned, restrictions, policies, channel, now };
}

/** The sessions of one activity on one venue date, by start, then name and location. Throws `not_found`. */
export async function readDay(context: Context, request: DayAsked): Promise<Day> {
  const { db, clock } = context;
  const scope = await readScope(db, request.venue, request.activity);
  if (isV2Date(scope, request.date) !== request.isV2) return { scope, sessions: [] };
  const rows = await selectOccurrences(db, clock.now())
    .where('o.venueId', '=', scope.venue.id)
    .where('o.categoryId', 'in', [...scope.categories.keys()])
    .where('o.localDate', '=', request.date)
    .orderBy('o.startsAt')
    .orderBy('o.templateName')
    .orderBy('o.locationName')
    .orderBy('o.id')
    .execute();
  const summaryContext = await getSummaryContext(context, scope, rows, request.channel);
  return { scope, sessions: rows.map((row) => getSummary(row, summaryContext)) };
}
