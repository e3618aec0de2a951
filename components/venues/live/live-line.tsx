'use client';

import { cva } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { activityText, liveFact, type LiveFact } from './live-fact.ts';
import { useVenueTimes } from './with-live-times.tsx';

const line = cva('flex min-h-[1.25rem] items-baseline gap-2 text-s font-medium lining-nums tabular-nums', {
  variants: { tone: { free: 'text-ink', few: 'text-danger', later: 'text-ink-2' } },
});

/** The dot repeats what the words say. */
const dot = cva('size-2 flex-none rounded-full border', {
  variants: {
    tone: { free: 'border-transparent bg-success', few: 'border-transparent bg-danger', later: 'border-ink-3' },
  },
});

type LiveLabelProps = { tone: LiveFact['tone']; children: ReactNode };

/** A dot and words: green is free, red few, a ring later. */
export const LiveLabel = ({ tone, children }: LiveLabelProps) => (
  <span className={line({ tone })}>
    <span className={dot({ tone })} aria-hidden="true" />
    <span className="min-w-0">{children}</span>
  </span>
);

export type LiveLineProps = {
  venue: { slug: string; timezone: string };
  /** The slug of the activity. */
  activity: string;
  /** Milliseconds: when the page was made. */
  renderedAt: number;
};

const Waiting = () => <Skeleton className="noscript:hidden" width={150} height={20} />;

/** What can be booked of an activity now (docs/product.md#live-times). */
export const LiveLine = ({ venue, activity, renderedAt }: LiveLineProps) => {
  const t = useTranslations();
  const language = useLocale();
  const now = useNow(renderedAt);
  const times = useVenueTimes(venue.slug);
  if (times === undefined) return <Waiting />;
  const live = times?.activities.find(({ slug }) => slug === activity);
  if (live === undefined) return null;
  const { date } = venueClock(now, venue.timezone);
  const fact = liveFact(live, { now, date });
  if (fact === null) return <Waiting />;
  return <LiveLabel tone={fact.tone}>{activityText(fact, { t, language, today: date })}</LiveLabel>;
};
