import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { readScheduleQuestions } from '#backend/questions/questions-store.ts';
import { moment } from '#backend/serialize/instant.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import { getAges } from '#backend/timetable/ages.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { Ref } from '#contract/primitives.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import type { Capacity } from '#contract/timetable/capacity.ts';
import { getExtra, readExtras, type ScheduleExtra } from './extras.ts';
import type { ReadSchedule } from './read-schedules.ts';

interface Beside {
  extras: ScheduleExtra[];
  questions: Map<string, QuestionSection[]>;
  instructors: Map<string, Ref[]>;
}

async function readInstructors(db: Db, scheduleIds: string[]): Promise<Map<string, Ref[]>> {
  const rows = await db
    .selectFrom('scheduleInstructors as s')
    .innerJoin('instructors as i', 'i.id', 's.instructorId')
    .where('s.scheduleId', 'in', scheduleIds)
    .orderBy('i.name')
    .orderBy('i.id')
    .select(['s.scheduleId', 'i.id', 'i.name'])
    .execute();
  const instructors = new Map<string, Ref[]>();
  for (const { scheduleId, ...instructor } of rows) {
    instructors.set(scheduleId, [...(instructors.get(scheduleId) ?? []), instructor]);
  }
  return instructors;
}

/** The room of the session to come that has least of it (docs/product.md#camps-and-courses); none when all are over. */
function getCapacity({ parts }: ReadSchedule, now: Date): Capacity {
  const activeParts = parts.filter(({ isCancelled }) => !isCancelled);
  const toCome = activeParts.filter(({ startsAt }) => startsAt > now);
  const rooms = (toCome.length > 0 ? toCome : activeParts).map(({ summary }) => summary.capacity);
  const noPlaces = { available: 0, consumed: 0, maximum: 0 };
  const least = rooms.reduce((one, other) => (other.available < one.available ? other : one), rooms[0] ?? noPlaces);
  return toCome.length > 0 ? least : { ...least, available: 0 };
}

function getShape(schedule: ReadSchedule, { extras, questions, instructors }: Beside, now: Date): Schedule {
  const { row, parts } = schedule;
  const { id, timezone, currency } = row;
  const toCome = parts.filter(({ startsAt }) => startsAt > now);
  return {
    id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    durationInWeeks: row.durationInWeeks,
    ages: getAges(row),
    category: { id: row.categoryId, name: row.categoryName, slug: row.categorySlug, bookingType: row.categoryType },
    venue: { id: row.venueId, name: row.venueName, slug: row.venueSlug },
    startsAt: moment(row.startsAt, timezone),
    endsAt: moment(row.endsAt, timezone),
    instructors: instructors.get(id) ?? [],
    price: moneyOrNull(schedule.price, currency),
    capacity: getCapacity(schedule, now),
    occurrences: parts.map(({ summary }) => summary),
    bookableAction: schedule.action,
    customQuestionSections: questions.get(id) ?? [],
    extras: extras.filter(({ scheduleId }) => scheduleId === id).map((extra) => getExtra(extra, currency)),
    restrictions: toCome.map(({ summary }) => summary.restrictions).find((request) => request !== null) ?? null,
  };
}

/** Camps and courses in what they have in common on the wire (`scheduleSchema`), in the order given. */
export async function getSchedules({ db, clock }: Context, schedules: ReadSchedule[]): Promise<Schedule[]> {
  if (schedules.length === 0) return [];
  const now = clock.now();
  const ids = schedules.map(({ row }) => row.id);
  const [extras, questions, instructors] = await Promise.all([
    readExtras(db, ids, now),
    readScheduleQuestions(db, ids),
    readInstructors(db, ids),
  ]);
  return schedules.map((one) => getShape(one, { extras, questions, instructors }, now));
}
