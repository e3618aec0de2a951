'use client';

import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { useBookHref, useSchedule } from '#components/schedules/use-schedules.ts';
import { useNow } from '#lib/time/use-now.ts';
import { OfferPanel } from './offer-panel.tsx';

/** The price and booking link of a camp or course beside its description, refetched for the user. */
export const LiveOffer = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const now = useNow(page.renderedAt);
  const bookHref = useBookHref(page, slug);
  const { data: schedule } = useSchedule(page, slug);
  return schedule && <OfferPanel {...{ schedule, now, bookHref }} />;
};
