import type { BundleLine } from '#backend/cart/lines/line.ts';
import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import { readScheduleQuestions } from '#backend/questions/questions-store.ts';
import { readExtras } from '#backend/schedules/extras.ts';
import { partsOfWhole } from '#backend/schedules/schedule-action.ts';
import { selectSchedules } from '#backend/schedules/schedule-row.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import { idSchema } from '#contract/primitives.ts';

interface BundleRequest {
  index: number;
  item: AddItem;
  forUserId: number | null;
}

interface Choice {
  kind: 'camps' | 'courses';
  sessions: OccurrenceRow[];
  isFull: boolean;
  item: AddItem;
  now: Date;
}

/**
 * The sessions to book: of a whole course those to come, of a whole camp all, else the days named. Ids of other
 * sessions are ignored.
 */
function choose({ kind, sessions, isFull, item, now }: Choice): OccurrenceRow[] {
  if (!isFull) return sessions.filter(({ id }) => item.campOccurrenceIds?.includes(id) === true);
  const parts = sessions.map((row) => ({ row, startsAt: row.startsAt, isCancelled: row.status === 'cancelled' }));
  return partsOfWhole({ kind, parts, now }).map(({ row }) => row);
}

/** Finds the camp or course of an item, with what its rules need. Throws `not_found`. */
export async function findBundleLine({ db, clock }: Context, request: BundleRequest): Promise<BundleLine> {
  const { item } = request;
  const id = idSchema.safeParse(item.purchasableId);
  if (!id.success) throw notFound();
  const kind = item.purchasableType === 'camp' ? 'camps' : 'courses';
  const schedule = await selectSchedules(db)
    .where('s.id', '=', id.data)
    .where('s.bookingType', '=', kind)
    .executeTakeFirst();
  if (schedule === undefined) throw notFound();
  const now = clock.now();
  const [sessions, extras, questions] = await Promise.all([
    selectOccurrences(db, now).where('o.scheduleId', '=', schedule.id).orderBy('o.startsAt').orderBy('o.id').execute(),
    readExtras(db, [schedule.id], now),
    readScheduleQuestions(db, [schedule.id]),
  ]);
  const isFull = kind === 'courses' || item.bookingFullCamp === true;
  return {
    ...request,
    kind: 'bundle',
    schedule,
    sessions,
    chosen: choose({ kind, sessions, isFull, item, now }),
    isFull,
    extras,
    questions: questions.get(schedule.id) ?? [],
  };
}
