import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoPrices } from '#backend/demo/operator/prices.ts';
import { seedInstructors } from '#backend/demo/seed-series.ts';
import { bookingStrategy } from '#backend/demo/series/series.ts';
import { instructorId } from '#backend/demo/venues/instructors.ts';
import type { DemoSchedule } from './demo-schedule.ts';
import { insertQuestions } from './insert-questions.ts';
import { getDays, getIds, opensAt, type DemoDay, type Ids } from './schedule-days.ts';

const venue = { slug: 'riverside-leisure-centre' };
const venueId = demoId(`venue ${venue.slug}`);
const venueName = 'Riverside Leisure Centre';

function priceId(reference: string | null): string | null {
  return reference === null ? null : demoId(`price ${reference}`);
}

async function insertFrame(
  tx: Tx,
  schedule: DemoSchedule,
  first: string,
  ids: Ids,
  [opening, closing]: [DemoDay, DemoDay],
): Promise<void> {
  const { slug, name, description, kind, start: startTime, duration: durationMinutes } = schedule;
  const { scheduleId, categoryId, templateId, recurrenceId } = ids;
  await tx
    .insertInto('templates')
    .values({ id: templateId, categoryId, name, description })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('schedules')
    .values({
      id: scheduleId,
      slug,
      reference: `${slug} ${first}`,
      bookingType: kind,
      venueId,
      categoryId,
      templateId,
      name,
      description,
      whatToBring: schedule.whatToBring ?? null,
      minimumAge: schedule.ages[0],
      maximumAge: schedule.ages[1],
      durationInWeeks: Math.ceil((differenceInCalendarDays(parseISO(closing.date), parseISO(opening.date)) + 1) / 7),
      startsAt: opening.startsAt,
      endsAt: closing.endsAt,
      pricingOptionId: priceId(schedule.wholePrice),
      sessionPricingOptionId: priceId(schedule.sessionPrice),
      isSoldBundled: schedule.wholePrice !== null,
      isSoldIndividually: schedule.sessionPrice !== null,
      isProRata: schedule.isProRata,
      allowCustomerBookCourseAfterStart: schedule.allowAfterStart,
      firstBookableAt: opensAt(schedule, first),
      cancellationPolicyId: demoId('policy days'),
    })
    .execute();
  await tx
    .insertInto('recurrences')
    .values({ id: recurrenceId, scheduleId, startsOn: first, startTime, durationMinutes })
    .execute();
}

async function insertSessions(tx: Tx, schedule: DemoSchedule, ids: Ids, days: DemoDay[]): Promise<void> {
  const { slug, name, location, instructors } = schedule;
  const { scheduleId, recurrenceId, categoryId } = ids;
  const people = instructors.map((person) => ({ id: instructorId(venue, person), name: person }));
  const price = demoPrices.find(({ reference }) => reference === schedule.sessionPrice)?.price ?? null;
  await seedInstructors(tx, venue, instructors);
  await tx
    .insertInto('occurrences')
    .values(
      days.map(({ id, date, startsAt, endsAt, crowd }) => ({
        id,
        venueId,
        categoryId,
        scheduleId,
        recurrenceId,
        bookingType: schedule.kind,
        localDate: date,
        startsAt,
        endsAt,
        originalStartsAt: startsAt,
        originalEndsAt: endsAt,
        templateName: name,
        templateDescription: schedule.description,
        locations: JSON.stringify([
          { id: demoId(`location riverside-leisure-centre ${location}`), names: [location, venueName] },
        ]),
        instructors: JSON.stringify(people),
        locationName: location,
        bookingStrategy: bookingStrategy(schedule),
        compositeKey: `${slug}-${date.replaceAll('-', '')}`,
        maximum: schedule.capacity,
        consumedFoh: crowd,
        isSoldIndividually: schedule.sessionPrice !== null,
        pricingOptionId: priceId(schedule.sessionPrice),
        price,
        prePurchaseWaiverId: schedule.waiver === null ? null : demoId(`restriction ${schedule.waiver}`),
        cancellationPolicyId: demoId('policy days'),
      })),
    )
    .execute();
  const places = days.flatMap(({ id: occurrenceId }) =>
    people.map((person, position) => ({ occurrenceId, instructorId: person.id, position })),
  );
  await tx.insertInto('occurrenceInstructors').values(places).execute();
  await tx
    .insertInto('scheduleInstructors')
    .values(people.map(({ id: instructorId }) => ({ scheduleId, instructorId })))
    .execute();
}

async function insertCrowd(tx: Tx, days: DemoDay[], now: Date): Promise<void> {
  const rows = days
    .filter(({ crowd }) => crowd > 0)
    .map(({ id, startsAt, endsAt, crowd }) => ({
      id: demoId(`crowd ${id}`),
      occurrenceId: id,
      channel: 'foh' as const,
      status: 'settled' as const,
      places: crowd,
      price: 0,
      during: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
      settledAt: now,
      createdAt: now,
    }));
  if (rows.length > 0) await tx.insertInto('bookings').values(rows).execute();
}

/** Writes one course or camp that starts on `first`, with its sessions, crowd, extras and questions. Returns its days. */
export async function insertSchedule(tx: Tx, schedule: DemoSchedule, first: string, now: Date): Promise<DemoDay[]> {
  const ids = getIds(schedule, first);
  const days = getDays(schedule, first, ids);
  const [opening, closing] = [days[0], days.at(-1)];
  if (opening === undefined || closing === undefined) return [];
  await insertFrame(tx, schedule, first, ids, [opening, closing]);
  await insertSessions(tx, schedule, ids, days);
  await insertCrowd(tx, days, now);
  const { scheduleId } = ids;
  if (schedule.extras.length > 0) {
    const rows = schedule.extras.map(({ price, name, stock }, position) => ({
      scheduleId,
      pricingOptionId: demoId(`price ${price}`),
      name,
      stock,
      position,
    }));
    await tx.insertInto('scheduleExtras').values(rows).execute();
  }
  if (schedule.questions !== 'none') await insertQuestions(tx, scheduleId, schedule.questions);
  return days;
}
