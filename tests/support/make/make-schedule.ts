import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { SchedulesTable } from '#backend/db/tables/activities.ts';
import type { OccurrencesTable } from '#backend/db/tables/occurrences.ts';
import type { QuestionsTable } from '#backend/db/tables/questions.ts';
import { makeActivity, makePricingOption } from './make-activity.ts';
import { makeSession, type MadeSession } from './make-session.ts';
import type { MadeVenue } from './make-venue.ts';

export interface MadeSchedule {
  id: string;
  slug: string;
  categoryId: string;
  categorySlug: string;
  /** In the order of their starts. */
  sessions: MadeSession[];
}

interface ScheduleFacts {
  venue: MadeVenue;
  /** Starts of its sessions, in UTC. */
  starts: string[];
  /** Minor units; null: not sold so. */
  wholePrice: number | null;
  sessionPrice: number | null;
  schedule?: Partial<Insertable<SchedulesTable>>;
  /** Of every session. */
  session?: Partial<Insertable<OccurrencesTable>>;
}

async function makeSchedule(
  db: Db,
  kind: 'camps' | 'courses',
  name: string,
  facts: ScheduleFacts,
): Promise<MadeSchedule> {
  const { venue, starts, wholePrice, sessionPrice } = facts;
  const slug = `${kind}-${randomUUID()}`;
  const endsAt = new Date(Date.parse(starts.at(-1) ?? '') + 60 * 60_000);
  const activity = await makeActivity(db, venue, {
    name,
    bookingType: kind,
    price: sessionPrice ?? 0,
    schedule: {
      slug,
      startsAt: new Date(starts[0] ?? ''),
      endsAt,
      pricingOptionId: wholePrice === null ? null : await makePricingOption(db, 'camp', wholePrice),
      isSoldBundled: wholePrice !== null,
      isSoldIndividually: sessionPrice !== null,
      ...facts.schedule,
    },
  });
  const price = sessionPrice === null ? { price: null, pricingOptionId: null } : {};
  const sessions: MadeSession[] = [];
  for (const startsAt of starts) {
    sessions.push(
      await makeSession(db, activity, { templateName: name, ...price, ...facts.session, startsAt: new Date(startsAt) }),
    );
  }
  return {
    id: activity.scheduleId,
    slug: facts.schedule?.slug ?? slug,
    categoryId: activity.categoryId,
    categorySlug: activity.slug,
    sessions,
  };
}

/** Monday to Friday after the date of the tests' clock, at nine o'clock. */
export const campDays = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(
  (day) => `${day}T09:00:00Z`,
);

/** A camp of five days with ten places: £90.00 altogether, £24.00 a day, unless told otherwise. */
export function makeCamp(db: Db, venue: MadeVenue, facts: Partial<ScheduleFacts> = {}): Promise<MadeSchedule> {
  return makeSchedule(db, 'camps', 'Winter adventure', {
    starts: campDays,
    wholePrice: 9000,
    sessionPrice: 2400,
    ...facts,
    venue,
  });
}

/** Ten Wednesdays; the tests' clock stands between the third and the fourth. */
export const courseWeeks = Array.from({ length: 10 }, (_, week) =>
  new Date(Date.parse('2026-11-04T16:00:00Z') + week * 7 * 86_400_000).toISOString(),
);

/** A course of ten weeks at £72.00 that has begun and may be joined pro rata, unless told otherwise. */
export function makeCourse(db: Db, venue: MadeVenue, facts: Partial<ScheduleFacts> = {}): Promise<MadeSchedule> {
  const schedule = { isProRata: true, allowCustomerBookCourseAfterStart: true, durationInWeeks: 10, ...facts.schedule };
  return makeSchedule(db, 'courses', 'Learn to swim', {
    starts: courseWeeks,
    wholePrice: 7200,
    sessionPrice: null,
    ...facts,
    schedule,
    venue,
  });
}

/** An extra of a camp or course at £4.50. Returns the id of its price. */
export async function makeExtra(
  db: Db,
  { id }: { id: string },
  stock: number | null = null,
  name = 'Hot lunch',
): Promise<string> {
  const pricingOptionId = await makePricingOption(db, 'extra', 450, name);
  await db.insertInto('scheduleExtras').values({ scheduleId: id, pricingOptionId, name, stock }).execute();
  return pricingOptionId;
}

interface QuestionFacts extends Omit<Insertable<QuestionsTable>, 'sectionId' | 'question'> {
  options?: string[];
}

export interface MadeQuestion {
  id: number;
  options: number[];
}

/** Questions of a camp or course in one section, in this order. */
export async function makeQuestions(db: Db, { id }: { id: string }, input: QuestionFacts[]): Promise<MadeQuestion[]> {
  const section = await db
    .insertInto('questionSections')
    .values({ scheduleId: id, title: 'About your child' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const madeQuestions: MadeQuestion[] = [];
  for (const [position, { options = [], ...question }] of input.entries()) {
    const row = { sectionId: section.id, question: `Question ${position + 1}`, position, ...question };
    const { id: questionId } = await db.insertInto('questions').values(row).returning('id').executeTakeFirstOrThrow();
    const ids: number[] = [];
    for (const value of options) {
      const option = await db
        .insertInto('questionOptions')
        .values({ questionId, value })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(option.id);
    }
    madeQuestions.push({ id: questionId, options: ids });
  }
  return madeQuestions;
}

/** A waiver that every session of a camp or course asks for. Returns its id. */
export async function makeWaiver(db: Db, { id }: { id: string }): Promise<string> {
  const waiver = await db
    .insertInto('restrictions')
    .values({ name: 'Camp agreement', type: 'pre-purchase-waiver' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('occurrences').set({ prePurchaseWaiverId: waiver.id }).where('scheduleId', '=', id).execute();
  return waiver.id;
}
