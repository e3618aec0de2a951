import type { Tx } from '#backend/db/schema.ts';
import { getSeries } from './get-series.ts';
import { demoId, venueId } from './identity.ts';
import { demoPrices } from './operator/prices.ts';
import { insertQuestions } from './schedules/insert-questions.ts';
import type { Series } from './series/series.ts';
import type { DemoVenue } from './venues/demo-venue.ts';
import { demoVenues } from './venues/demo-venues.ts';
import { instructorId } from './venues/instructors.ts';

export function scheduleId(venue: DemoVenue, series: Series): string {
  return demoId(`schedule ${venue.slug} ${series.key}`);
}

export function policyId({ hasLateFee }: Series): string {
  return demoId(hasLateFee === true ? 'policy busy' : 'policy standard');
}

/** A court has a recurrence for each start of its day; so has every other series. */
export function recurrenceId(venue: DemoVenue, series: Series, start: string): string {
  return demoId(`recurrence ${venue.slug} ${series.key} ${start}`);
}

export function locationId(venue: DemoVenue, name: string): string {
  return demoId(`location ${venue.slug} ${name}`);
}

function locationRows(venue: DemoVenue, series: readonly Series[]) {
  const names = [...new Set(series.map(({ location }) => location))];
  return names.map((name, position) => ({
    id: locationId(venue, name),
    venueId: venueId(venue),
    name,
    kind: name.includes('ourt') ? 'court' : 'room',
    openingTimes: series.some(({ location, isAlwaysOpen }) => location === name && isAlwaysOpen === true)
      ? '24/7'
      : null,
    position,
  }));
}

export function getBookingType(series: Series): 'ticketed' | 'resources' | 'classes' {
  if (series.tickets.length > 0) return 'ticketed';
  return series.category === 'badminton' || series.category === 'squash' ? 'resources' : 'classes';
}

function scheduleRow(venue: DemoVenue, series: Series) {
  return {
    id: scheduleId(venue, series),
    reference: `${venue.slug}-${series.key}`,
    bookingType: getBookingType(series),
    venueId: venueId(venue),
    categoryId: demoId(`category ${series.category}`),
    templateId: demoId(`template ${series.key}`),
    name: series.name,
    description: series.description,
    whatToBring: series.whatToBring ?? null,
    minimumAge: series.ages?.[0] ?? null,
    maximumAge: series.ages?.[1] ?? null,
    sessionPricingOptionId: series.price === null ? null : demoId(`price ${series.price}`),
    cancellationPolicyId: policyId(series),
    postPurchaseWaiverId: series.laterWaiver === undefined ? null : demoId(`restriction ${series.laterWaiver}`),
  } as const;
}

function ticketRows(venue: DemoVenue, series: Series) {
  return series.tickets.map((reference, position) => {
    const price = demoPrices.find((option) => option.reference === reference);
    return {
      id: demoId(`ticket ${venue.slug} ${series.key} ${reference}`),
      scheduleId: scheduleId(venue, series),
      number: position + 1,
      name: price?.name ?? reference,
      attendees: reference === 'SWIM-FAMILY' ? 4 : 1,
      minimumAge: price?.ages?.[0] ?? null,
      maximumAge: price?.ages?.[1] ?? null,
      pricingOptionId: demoId(`price ${reference}`),
      position,
    };
  });
}

function recurrenceRows(venue: DemoVenue, series: Series, firstDate: string) {
  return series.starts.map((start) => ({
    id: recurrenceId(venue, series, start),
    scheduleId: scheduleId(venue, series),
    startsOn: firstDate,
    weekdays: series.weekdays,
    startTime: start,
    durationMinutes: series.duration,
  }));
}

async function seedTemplates(tx: Tx): Promise<void> {
  const all = demoVenues.flatMap(getSeries);
  const templates = new Map(
    all.map((series) => [
      series.key,
      {
        id: demoId(`template ${series.key}`),
        categoryId: demoId(`category ${series.category}`),
        name: series.name,
        description: series.description,
        tags: series.tags,
      },
    ]),
  );
  await tx
    .insertInto('templates')
    .values([...templates.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Asks the questions of schedules that ask none yet. */
async function seedQuestions(tx: Tx, venue: DemoVenue, series: readonly Series[]): Promise<void> {
  for (const each of series) {
    if (each.questions === undefined) continue;
    const id = scheduleId(venue, each);
    const known = await tx.selectFrom('questionSections').where('scheduleId', '=', id).select('id').executeTakeFirst();
    if (known === undefined) await insertQuestions(tx, id, each.questions);
  }
}

/** People who hold sessions at a venue; who is there stays. */
export async function seedInstructors(tx: Tx, venue: Pick<DemoVenue, 'slug'>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto('instructors')
    .values([...new Set(names)].map((name) => ({ id: instructorId(venue, name), name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The rooms of a venue, its instructors, its schedules, and when they recur; what is there stays. */
export async function seedVenueSeries(
  tx: Tx,
  venue: DemoVenue,
  series: readonly Series[],
  firstDate: string,
): Promise<void> {
  await tx
    .insertInto('locations')
    .values(locationRows(venue, series))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedInstructors(
    tx,
    venue,
    series.flatMap(({ instructors }) => instructors),
  );
  await tx
    .insertInto('schedules')
    .values(series.map((each) => scheduleRow(venue, each)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('recurrences')
    .values(series.flatMap((each) => recurrenceRows(venue, each, firstDate)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedQuestions(tx, venue, series);
  const tickets = series.flatMap((each) => ticketRows(venue, each));
  if (tickets.length === 0) return;
  await tx
    .insertInto('tickets')
    .values(tickets)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const extras = tickets
    .filter(({ pricingOptionId }) => pricingOptionId === demoId('price SWIM-ADULT'))
    .flatMap(({ id }) =>
      ['GOGGLES', 'SWIM-CAP'].map((reference, position) => ({
        ticketId: id,
        pricingOptionId: demoId(`price ${reference}`),
        position,
      })),
    );
  if (extras.length === 0) return;
  await tx
    .insertInto('ticketExtras')
    .values(extras)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rooms, instructors and the weekly pattern of every venue. */
export async function seedSeries(tx: Tx, firstDate: string): Promise<void> {
  await seedTemplates(tx);
  for (const venue of demoVenues) await seedVenueSeries(tx, venue, getSeries(venue), firstDate);
}
