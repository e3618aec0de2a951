'use client';

import { createContext, use, type ReactNode } from 'react';
import { OwnSessionPrices } from '#components/booking/own-price/own-session-prices.tsx';
import type { LiveTimes } from '#contract/timetable/search.ts';
import { useLiveRead, type ReadBefore } from '#lib/query/use-live-read.ts';

/** What can be booked of a venue now, by activity. */
export interface VenueTimes {
  slug: string;
  activities: readonly LiveTimes[];
}

const Times = createContext<readonly VenueTimes[] | null | undefined>(undefined);

export type WithLiveTimesProps = {
  /** Where `listLiveTimes` of these venues is read; the part is keyed by it. */
  target: string;
  /** What the page was made with. */
  before: ReadBefore<readonly VenueTimes[]> | null;
  children: ReactNode;
};

/** Knows what can be booked of venues now, and from what price for this customer, for the lines inside. */
export function WithLiveTimes({ target, before, children }: WithLiveTimesProps) {
  const times = useLiveRead(target, before);
  const activities = times?.flatMap((venue) => venue.activities) ?? [];
  return (
    <Times value={times}>
      <OwnSessionPrices ids={activities.flatMap(({ priceFromSession }) => priceFromSession ?? [])}>
        {children}
      </OwnSessionPrices>
    </Times>
  );
}

/** What can be booked of a venue now; undefined while that is asked for, null where it is not known. */
export function useVenueTimes(slug: string): VenueTimes | null | undefined {
  const venues = use(Times);
  return venues && (venues.find((venue) => venue.slug === slug) ?? null);
}
