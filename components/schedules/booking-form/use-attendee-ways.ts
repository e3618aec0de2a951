'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { WayOn } from '#components/booking/people/person-choice.ts';
import { shortName } from '#components/booking/people/refused-text.ts';
import { ageAt, type Attendee } from '#components/schedules/model/attendee.ts';
import { scheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import { schedulePaths, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { schedulesQuery, type ScheduleSubject } from '#components/schedules/queries.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useHref } from '#lib/zones/site-context.tsx';

type Settings = { subject: ScheduleSubject; schedule: AnySchedule; attendees: readonly Attendee[]; now: Date };

/** Whether there is something left of it to book. */
const isOffered = (schedule: AnySchedule, now: Date): boolean =>
  ['book', 'dates', 'more'].includes(scheduleOffer(schedule, now).kind);

/**
 * What people may do who cannot come to a camp or course, by their id: the first of its category that is for their age,
 * or the basket that it is in.
 */
export function useAttendeeWays({ subject, schedule, attendees, now }: Settings): ReadonlyMap<number, WayOn> {
  const t = useTranslations('people.way');
  const locale = useLocale();
  const href = useHref();
  const { data: all = [] } = useQuery({
    ...schedulesQuery(browserApi, subject),
    throwOnError: false,
    enabled: attendees.some(({ isRefused }) => isRefused),
  });
  const others = all.filter((other) => other.id !== schedule.id && isOffered(other, now));
  const paths = schedulePaths(subject.kind, subject.venue);

  const getWay = ({ person, isRefused, reading, schedule: personSchedule }: Attendee): WayOn | undefined => {
    if (reading === 'read' && personSchedule.bookableAction.action === 'cancel_reservation')
      return { label: t('basket'), href: href('/basket') };
    // Whose age is not known here is led only to what is for everybody.
    const other = others.find((one) =>
      person.dateOfBirth === null ? one.ages === null : ageAt(one, person.dateOfBirth, now).problem === null,
    );
    if (!isRefused || other === undefined) return undefined;
    const words = { you: String(person.isYou), name: shortName(person), session: other.name };
    return {
      label: t('schedule', { ...words, date: formatDate(getDate(other.startsAt.local), locale) }),
      href: href(paths.book(subject.category, other.slug)),
    };
  };

  return new Map(
    attendees.flatMap((attendee) => {
      const way = getWay(attendee);
      return way === undefined ? [] : [[attendee.person.id, way] as const];
    }),
  );
}
