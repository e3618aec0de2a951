'use client';

import { BottomBar } from '#components/ui/bottom-bar.tsx';
import { useNow } from '#lib/clock/use-now.ts';
import { useText } from '#lib/messages/text-context.ts';
import { scheduleOffer } from '#lib/rules/camps/schedule-offer.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import { OfferAction } from './offer-action.tsx';
import { offerText } from './offer-text.ts';
import { SchedulePriceLine } from './schedule-prices.tsx';
import { useBookHref, useSchedule } from './use-schedules.ts';

/** The price of a camp or course and the way to book it, at the bottom of a phone. */
export const LiveOfferBar = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const text = useText();
  const now = useNow(page.renderedAt);
  const bookHref = useBookHref(page, slug);
  const { data: schedule } = useSchedule(page, slug);
  if (!schedule) return null;
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, text);
  return (
    <BottomBar
      label={text('camps.bar')}
      summary={why ? <small>{why}</small> : <SchedulePriceLine schedule={schedule} />}
      action={<OfferAction {...{ offer, schedule, bookHref }} />}
    />
  );
};
