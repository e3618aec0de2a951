'use client';

import { useTranslations } from 'next-intl';
import { SchedulePriceLine } from '#components/schedules/list/schedule-prices.tsx';
import { scheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { useBookHref, useSchedule } from '#components/schedules/use-schedules.ts';
import { BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { OfferAction } from './offer-action.tsx';
import { offerText } from './offer-text.ts';

/** The price and booking link of a camp or course at the bottom of a phone, refetched for the user. */
export const LiveOfferBar = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const t = useTranslations();
  const now = useNow(page.renderedAt);
  const bookHref = useBookHref(page, slug);
  const { data: schedule } = useSchedule(page, slug);
  if (!schedule) return null;
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, t);
  return (
    <BottomBar
      label={t('camps.bar')}
      summary={why ? <BottomBarNote>{why}</BottomBarNote> : <SchedulePriceLine schedule={schedule} />}
      action={<OfferAction {...{ offer, schedule, bookHref }} />}
    />
  );
};
