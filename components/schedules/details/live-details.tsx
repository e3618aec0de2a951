'use client';

import { useTranslations } from 'next-intl';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import { hasEnded } from '#components/booking/model/timetable-now.ts';
import type { LaneRibbonProps } from '#components/illustrations/lane-ribbon.tsx';
import { EntireSaving, SchedulePriceLine } from '#components/schedules/list/schedule-prices.tsx';
import { SchedulesFailed } from '#components/schedules/list/schedules-content.tsx';
import { SchedulesSkeleton } from '#components/schedules/list/schedules-skeleton.tsx';
import { WeekHead } from '#components/schedules/list/week-head.tsx';
import { campWeeks } from '#components/schedules/model/camp-weeks.ts';
import { forAnyAge, scheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import { useNow } from '#lib/time/use-now.ts';
import { CampSessionRow, type CampSessionRowProps } from './camp-session-row.tsx';
import { OfferAction } from './offer-action.tsx';
import { offerText, OfferPanel } from './offer-panel.tsx';
import { useOfferHrefs } from './use-offer-hrefs.ts';
import { useSessionActions } from './use-session-actions.ts';
import { useShownSchedule } from './with-schedule.tsx';

/**
 * A camp or course whose sessions do not repeat what its page says once: for which ages it is, and why the whole cannot
 * be booked. Which sessions clash with others of the person is said at each.
 */
export function saidOnce<Schedule extends AnySchedule>(schedule: Schedule): Schedule {
  const shown = forAnyAge(schedule);
  const { action, message, reason } = shown.bookableAction;
  if (action !== null || message === null || reason === 'busy') return shown;
  const withoutRefusal = (refusal: BookableAction): BookableAction =>
    refusal.action === null && refusal.message === message ? { ...refusal, message: null, reason: null } : refusal;
  return {
    ...shown,
    occurrences: shown.occurrences.map((session) => ({
      ...session,
      bookableAction: session.bookableAction && withoutRefusal(session.bookableAction),
    })),
  };
}

type ScheduleSessionsProps = Omit<CampSessionRowProps, 'session' | 'isBundledOnlyView'> & { schedule: AnySchedule };

const ownActions = ['cancel_booking', 'cancel_reservation'];

const getLane = (session: ScheduleOccurrence, now: Date): LaneRibbonProps['lanes'][number] => {
  if (ownActions.includes(session.bookableAction?.action ?? '')) return 'booked';
  return hasEnded(session, now) ? 'off' : 'free';
};

/** Every session: those of a camp by week, those of a course in one list. */
const ScheduleSessions = ({ schedule, ...row }: ScheduleSessionsProps) => {
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

type LiveProps = { page: SchedulePage; slug: string };

/** Every session of a camp or course with its places left and what can be done, refetched for the user. */
export const LiveSessions = ({ page }: Pick<LiveProps, 'page'>) => {
  const now = useNow(page.renderedAt);
  const { data: schedule, isError, refetch } = useShownSchedule();
  const actions = useSessionActions({ schedule, reload: refetch });
  const { cancelling, closeCancelling } = actions;
  if (schedule) {
    return (
      <>
        <p className="font-medium text-ink empty:hidden large:hidden">
          <EntireSaving {...{ schedule, now }} />
        </p>
        <ScheduleSessions {...{ schedule, now, actions }} />
        {cancelling && <CancelDialog session={cancelling} onClose={closeCancelling} />}
      </>
    );
  }
  return isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />;
};

/** The price and booking link of a camp or course beside its description, refetched for the user. */
export const LiveOffer = ({ page, slug }: LiveProps) => {
  const now = useNow(page.renderedAt);
  const hrefs = useOfferHrefs(page, slug);
  const { data: schedule } = useShownSchedule();
  return schedule && <OfferPanel {...{ schedule, now, hrefs }} />;
};

/** The price and booking link of a camp or course at the bottom of a phone, refetched for the user. */
export const LiveOfferBar = ({ page, slug }: LiveProps) => {
  const t = useTranslations();
  const now = useNow(page.renderedAt);
  const hrefs = useOfferHrefs(page, slug);
  const { data: schedule } = useShownSchedule();
  if (!schedule) return null;
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, schedule, t);
  return (
    <BottomBar
      label={t('camps.bar')}
      summary={why ? <BottomBarNote>{why}</BottomBarNote> : <SchedulePriceLine {...{ schedule, now }} />}
      action={<OfferAction {...{ offer, schedule, hrefs }} />}
    />
  );
};
