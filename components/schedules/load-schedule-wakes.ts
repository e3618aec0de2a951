import { pictureEnd } from '#components/booking/model/picture-end.ts';
import type { Reply } from '#lib/api/call.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { loadWakes, type Read } from '#lib/hydration/load-hydration-triggers.ts';
import { getQueryClient } from '#lib/query/get-query-client.ts';
import type { SchedulePage } from './model/schedule-page.ts';
import type { AnySchedule } from './model/schedule.ts';
import { scheduleListRead, scheduleQuery, schedulesQuery, getSubject } from './queries.ts';

const getEnd = (schedules: readonly AnySchedule[], drawnAt: number) =>
  pictureEnd(
    schedules.flatMap(({ occurrences }) => occurrences),
    drawnAt,
  );

/** What wakes the picture of a list: news of any of its camps or courses, or a session that starts or ends. */
export async function loadListWakes(page: SchedulePage): Promise<Wakes> {
  const subject = getSubject(page);
  const schedules = await getQueryClient()
    .fetchQuery(schedulesQuery(publicApi, subject))
    .catch(() => []);
  const reads: Read[] = [];
  for (let next: number | null = 1; next !== null;) {
    const [id, input] = scheduleListRead(subject, next);
    reads.push([id, input]);
    const reply: Reply<typeof id> | null = await publicApi(id, input).catch(() => null);
    next = reply?.pagination?.nextPage ?? null;
  }
  return loadWakes(reads, getEnd(schedules, page.renderedAt));
}

/** What wakes the picture of one camp or course. */
export const loadDetailsWakes = (page: SchedulePage, schedule: AnySchedule): Promise<Wakes> =>
  loadWakes([scheduleQuery(publicApi, getSubject(page), schedule.slug).queryKey], getEnd([schedule], page.renderedAt));
