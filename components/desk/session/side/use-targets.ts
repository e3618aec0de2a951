import { useQuery } from '@tanstack/react-query';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

/** How many days from today on sessions are offered. */
const days = 14;
const perPage = 100;

/** The other sessions of an activity at the venue that have so many places, from now on for two weeks. */
export function useTargets(session: Occurrence, places: number, now: Date) {
  const { timezone } = useDesk().venue;
  const mayManage = useMay('timetable');
  const { date } = venueClock(now, timezone);
  const query = {
    source: mayManage ? ('foh' as const) : ('online' as const),
    startsAfter: `${date} 00:00:00`,
    startsBefore: `${daysAfter(date, days)} 00:00:00`,
    venueIds: [session.venue.id],
    categoryIds: [session.categoryId],
    perPage,
  };
  const { data, isError, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOccurrences', { query }),
    throwOnError: false,
  });
  const targets = data?.filter(
    ({ id, bookingType, templateName, status, startsAt, capacity }) =>
      id !== session.id &&
      status !== 'cancelled' &&
      bookingType === session.bookingType &&
      templateName === session.templateName &&
      new Date(startsAt.utc) > now &&
      capacity.available >= places,
  );
  return { targets, isError, retry: () => void refetch() };
}
