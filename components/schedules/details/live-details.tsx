'use client';

import { useTranslations } from 'next-intl';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import { EntireSaving, SchedulePriceLine } from '#components/schedules/list/schedule-prices.tsx';
import { SchedulesFailed } from '#components/schedules/list/schedules-failed.tsx';
import { SchedulesSkeleton } from '#components/schedules/list/schedules-skeleton.tsx';
import { scheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { OfferAction } from './offer-action.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { offerText } from './offer-text.ts';
import { ScheduleSessions } from './schedule-sessions.tsx';
import { useOfferHrefs } from './use-offer-hrefs.ts';
import { useSessionActions } from './use-session-actions.ts';
import { useShownSchedule } from './with-schedule.tsx';

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
