'use client';

import { hasEnded } from '#components/booking/model/timetable-now.ts';
import type { LaneRibbonProps } from '#components/illustrations/lane-ribbon.tsx';
import { WeekHead } from '#components/schedules/list/week-head.tsx';
import { campWeeks } from '#components/schedules/model/camp-weeks.ts';
import { saidOnce } from '#components/schedules/model/said-once.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { CampSessionRow, type CampSessionRowProps } from './camp-session-row.tsx';

type ScheduleSessionsProps = Omit<CampSessionRowProps, 'session' | 'isBundledOnlyView'> & { schedule: AnySchedule };

const ownActions = ['cancel_booking', 'cancel_reservation'];

const getLane = (session: ScheduleOccurrence, now: Date): LaneRibbonProps['lanes'][number] => {
  if (ownActions.includes(session.bookableAction?.action ?? '')) return 'booked';
  return hasEnded(session, now) ? 'off' : 'free';
};

/** Every session: those of a camp by week, those of a course in one list. */
export const ScheduleSessions = ({ schedule, ...row }: ScheduleSessionsProps) => {
  const { occurrences } = saidOnce(schedule);
  const rows = (sessions: readonly ScheduleOccurrence[], isBundledOnlyView: boolean) => (
    <Rows>
      {sessions.map((session) => (
        <CampSessionRow key={session.id} {...row} {...{ session, isBundledOnlyView }} />
      ))}
    </Rows>
  );
  if (!isCamp(schedule)) return rows(occurrences, true);
  const isBundledOnly = !schedule.pricingOptionAvailability.includes('individual');
  return campWeeks(schedule, occurrences).map((week) => (
    <section key={week.number} aria-labelledby={`week-${week.number}`}>
      <WeekHead
        week={week}
        id={`week-${week.number}`}
        lanes={week.sessions.map((session) => getLane(session, row.now))}
      />
      {rows(week.sessions, isBundledOnly)}
    </section>
  ));
};
