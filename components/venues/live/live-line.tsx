'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { liveFact } from './live-fact.ts';
import { LiveLabel } from './live-label.tsx';
import { activityText } from './live-text.ts';
import { useVenueTimes } from './with-live-times.tsx';

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
