'use client';

import { useNow } from '#lib/clock/use-now.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import { OfferPanel } from './offer-panel.tsx';
import { useBookHref, useSchedule } from './use-schedules.ts';

/** What a camp or course costs now and the way to book it, beside its description. */
export const LiveOffer = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const now = useNow(page.renderedAt);
  const bookHref = useBookHref(page, slug);
  const { data: schedule } = useSchedule(page, slug);
  return schedule && <OfferPanel {...{ schedule, now, bookHref }} />;
};
