'use client';

import type { LaneRibbonProps } from '#components/markings/lane-ribbon.tsx';
import type { ScheduleOccurrence } from '#contract/schedules.ts';
import { campWeeks } from '#lib/rules/camps/camp-weeks.ts';
import { isCamp, type AnySchedule } from '#lib/rules/camps/schedule.ts';
import { hasEnded } from '#lib/rules/timetable-now.ts';
import { CampSessionRow, type CampSessionRowProps } from './camp-session-row.tsx';
import { WeekHead } from './week-head.tsx';

type ScheduleSessionsProps = Omit<CampSessionRowProps, 'session' | 'isBundledOnlyView'> & { schedule: AnySchedule };

const mine = ['cancel_booking', 'cancel_reservation'];

const laneOf = (session: ScheduleOccurrence, now: Date): LaneRibbonProps['lanes'][number] => {
  if (mine.includes(session.bookableAction?.action ?? '')) return 'mine';
  return hasEnded(session, now) ? 'off' : 'free';
};

/** Every session: those of a camp by week, those of a course in one list. */
export const ScheduleSessions = ({ schedule, ...row }: ScheduleSessionsProps) => {
  const { occurrences } = schedule;
  const rows = (sessions: readonly ScheduleOccurrence[], isBundledOnlyView: boolean) => (
    <ul className="rows">
      {sessions.map((session) => (
        <CampSessionRow key={session.id} {...row} {...{ session, isBundledOnlyView }} />
      ))}
    </ul>
  );
  if (!isCamp(schedule)) return rows(occurrences, true);
  const isBundledOnly = !schedule.pricingOptionAvailability.includes('individual');
  return campWeeks(schedule, occurrences).map((week) => (
    <section key={week.number} aria-labelledby={`week-${week.number}`}>
      <WeekHead
        week={week}
        id={`week-${week.number}`}
        lanes={week.sessions.map((session) => laneOf(session, row.now))}
      />
      {rows(week.sessions, isBundledOnly)}
    </section>
  ));
};
