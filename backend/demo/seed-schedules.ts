import type { Tx } from '../db/schema.ts';
import { instantOfLocal } from '../shape/venue-time.ts';
import { demoId, occurrenceId } from './identity.ts';
import { demoSchedules, type DemoSchedule } from './schedules.ts';

const venueId = demoId('venue riverside-leisure-centre');
const venueName = 'Riverside Leisure Centre';
const oneDay = 86_400_000;

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function priceOf(schedule: DemoSchedule): { whole: string | null; session: string | null } {
  if (schedule.kind === 'courses') return { whole: demoId('price SWIM-COURSE'), session: null };
  return {
    whole: schedule.isSoldBundled ? demoId('price CAMP-WEEK') : null,
    session: schedule.isSoldIndividually ? demoId('price CAMP-DAY') : null,
  };
}

function sessionsOf(schedule: DemoSchedule, first: string, recurrenceId: string) {
  return schedule.days.map((day, index) => {
    const date = addDays(first, day);
    const startsAt = instantOfLocal(`${date} ${schedule.start}:00`, 'Europe/London');
    const endsAt = new Date(startsAt.getTime() + schedule.duration * 60_000);
    return { id: occurrenceId(recurrenceId, startsAt), date, startsAt, endsAt, crowd: schedule.crowd[index] ?? 0 };
  });
}

async function insertQuestions(tx: Tx, scheduleId: string): Promise<void> {
  const sectionId = demoId(`questions ${scheduleId}`);
  await tx
    .insertInto('questionSections')
    .values({ id: sectionId, scheduleId, title: 'About your child', description: null, position: 1 })
    .execute();
  const { id } = await tx
    .insertInto('questions')
    .values({ sectionId, question: 'Swimming level', type: 'select', required: true, position: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('questionOptions')
    .values(['Beginner', 'Confident', 'Strong'].map((value, position) => ({ questionId: id, value, position })))
    .execute();
  await tx
    .insertInto('questions')
    .values([
      { sectionId, question: 'Allergies', type: 'long_text', required: true, position: 1 },
      { sectionId, question: 'May we take photographs?', type: 'checkbox', required: false, position: 3 },
    ])
    .execute();
}

async function insertSchedule(tx: Tx, schedule: DemoSchedule, today: string, now: Date): Promise<void> {
  const first = addDays(mondayOf(today), schedule.startWeek * 7 + (schedule.kind === 'courses' ? 2 : 0));
  const name = `${schedule.slug} ${first}`;
  const scheduleId = demoId(`schedule ${name}`);
  const recurrenceId = demoId(`recurrence ${name}`);
  const categoryId = demoId(`category ${schedule.kind === 'courses' ? 'swim-lessons' : 'holiday-camps'}`);
  const sessions = sessionsOf(schedule, first, recurrenceId);
  const [opening, closing] = [sessions[0], sessions.at(-1)];
  if (opening === undefined || closing === undefined) return;
  const { whole, session } = priceOf(schedule);
  await tx
    .insertInto('templates')
    .values({ id: demoId(`template ${schedule.slug}`), categoryId, name: schedule.name, description: schedule.description })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('schedules')
    .values({
      id: scheduleId,
      slug: schedule.slug,
      reference: name,
      bookingType: schedule.kind,
      venueId,
      categoryId,
      templateId: demoId(`template ${schedule.slug}`),
      name: schedule.name,
      description: schedule.description,
      durationInWeeks: Math.ceil(((schedule.days.at(-1) ?? 0) + 1) / 7),
      startsAt: opening.startsAt,
      endsAt: closing.endsAt,
      pricingOptionId: whole,
      sessionPricingOptionId: session,
      isSoldBundled: schedule.isSoldBundled,
      isSoldIndividually: schedule.isSoldIndividually,
      isProRata: schedule.isProRata,
      allowCustomerBookCourseAfterStart: schedule.allowAfterStart,
      cancellationPolicyId: demoId('policy standard'),
    })
    .execute();
  const { start: startTime, duration: durationMinutes } = schedule;
  await tx.insertInto('recurrences').values({ id: recurrenceId, scheduleId, startsOn: first, startTime, durationMinutes }).execute();
  await tx
    .insertInto('occurrences')
    .values(
      sessions.map(({ id, date, startsAt, endsAt, crowd }) => ({
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
        templateName: schedule.name,
        templateDescription: schedule.description,
        locations: JSON.stringify([{ id: demoId(`location riverside-leisure-centre ${schedule.location}`), names: [schedule.location, venueName] }]),
        locationName: schedule.location,
        compositeKey: `${schedule.slug}-${date.replaceAll('-', '')}`,
        maximum: schedule.capacity,
        consumedFoh: crowd,
        isSoldIndividually: schedule.isSoldIndividually,
        pricingOptionId: session,
        price: session === null ? null : 2400,
        prePurchaseWaiverId: schedule.waiver === null ? null : demoId(`restriction ${schedule.waiver}`),
        cancellationPolicyId: demoId('policy standard'),
      })),
    )
    .execute();
  const crowds = sessions.filter(({ crowd }) => crowd > 0);
  await tx
    .insertInto('bookings')
    .values(
      crowds.map(({ id, startsAt, endsAt, crowd }) => ({
        id: demoId(`crowd ${id}`),
        occurrenceId: id,
        channel: 'foh',
        status: 'settled',
        places: crowd,
        price: 0,
        during: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
        settledAt: now,
        createdAt: now,
      })),
    )
    .execute();
  if (schedule.kind === 'camps') {
    const extras = [['CAMP-LUNCH', 'Hot lunch'], ['CAMP-SHIRT', 'Camp T-shirt']] as const;
    await tx
      .insertInto('scheduleExtras')
      .values(extras.map(([reference, label], position) => ({ scheduleId, pricingOptionId: demoId(`price ${reference}`), name: label, position })))
      .execute();
  }
  if (schedule.hasQuestions) await insertQuestions(tx, scheduleId);
}

/** Courses and camps: made once, and again under the same slug when the last one of its kind is over or has begun. */
export async function seedSchedules(tx: Tx, today: string, now: Date): Promise<void> {
  for (const schedule of demoSchedules) {
    const standing = await tx
      .selectFrom('schedules')
      .where('slug', '=', schedule.slug)
      .select(['id', 'startsAt', 'endsAt'])
      .executeTakeFirst();
    const mayHaveBegun = schedule.startWeek < 0;
    const turn = mayHaveBegun ? standing?.endsAt : standing?.startsAt;
    if (turn !== undefined && turn !== null && turn > now) continue;
    if (standing !== undefined) {
      const past = `${schedule.slug}-${standing.startsAt?.toISOString().slice(0, 10) ?? 'past'}`;
      await tx.updateTable('schedules').set({ slug: past }).where('id', '=', standing.id).execute();
    }
    await insertSchedule(tx, schedule, today, now);
  }
}
