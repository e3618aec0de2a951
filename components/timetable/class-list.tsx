'use client';

import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/messages/text-context.ts';
import type { TimetableDay } from '#lib/rules/timetable-day.ts';
import { nextToStart } from '#lib/rules/timetable-now.ts';
import { sortByStartAndName } from '#lib/rules/timetable-sort.ts';
import { venueClock } from '#lib/rules/venue-clock.ts';
import { classGroups } from './class-groups.ts';
import { ClassRow } from './class-row.tsx';
import { SessionGroup } from './session-group.tsx';
import type { Booking } from './use-booking.ts';

export type ClassListProps = {
  day: TimetableDay;
  sessions: readonly OccurrenceSummary[];
  now: Date;
  booking: Booking;
  onDetails: (session: OccurrenceSummary) => void;
};

/** The classes of a day in groups, with the line of the present where it runs. */
export const ClassList = ({ day, sessions, now, booking, onDetails }: ClassListProps) => {
  const text = useText();
  const sorted = sortByStartAndName(sessions);
  const next = day.activity.browseByName ? undefined : nextToStart(sorted, now);
  return classGroups(sorted, day.activity.browseByName).map((group) => {
    const count = text('timetable.count.classes', { count: group.sessions.length });
    const time =
      next &&
      group.sessions.includes(next) &&
      text('timetable.now', { time: venueClock(now, day.venue.timezone).time });
    return (
      <SessionGroup
        key={group.id}
        id={group.id}
        title={group.part === null ? group.name : text(`timetable.part.${group.part}`)}
        note={time ? `${count} · ${time}` : count}
      >
        {group.sessions.map((session) => (
          <ClassRow
            key={session.id}
            {...{ session, now, booking }}
            isNext={session === next}
            onDetails={() => onDetails(session)}
          />
        ))}
      </SessionGroup>
    );
  });
};
