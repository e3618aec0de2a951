'use client';

import { useLocale, useTranslations } from 'next-intl';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { CardLink } from '#components/ui/layout/card-link.tsx';
import { liveFact } from '#components/venues/live/live-fact.ts';
import { LiveLabel } from '#components/venues/live/live-label.tsx';
import { activityText } from '#components/venues/live/live-text.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const card =
  'h-full min-h-[13rem] grid-rows-[5.5rem_1fr] overflow-clip large:min-h-[14.5rem] large:grid-rows-[6.5rem_1fr]';
const art = 'overflow-clip border-b border-line bg-surface-2';
const text = 'grid min-w-0 content-start gap-1 px-3 pt-3 pb-3.5 wrap-break-word large:px-4';

export type VenueCardProps = { activity: LiveTimes; venue: Pick<Venue, 'slug' | 'timezone'>; renderedAt: number };

/** An activity of the visitor's own venue: what can be booked of it now, and from what price. */
export const VenueCard = ({ activity, venue, renderedAt }: VenueCardProps) => {
  const t = useTranslations();
  const language = useLocale();
  const href = useHref();
  const now = useNow(renderedAt);
  const { date } = venueClock(now, venue.timezone);
  const fact = liveFact(activity, { now, date });
  const { slug, name, v2Type, priceFrom } = activity;
  return (
    <li>
      <CardLink className={card} href={href(`/location/${venue.slug}/${slug}`)}>
        <span className={art}>
          <CourtIllustration
            className="size-full"
            kind={illustrationFor({ slug, name, v2Type, v1Type: null })}
            view="crop"
            cover
          />
        </span>
        <span className={text}>
          <span className="heading-3">{capitalised(name)}</span>
          {fact && <LiveLabel tone={fact.tone}>{activityText(fact, { t, language, today: date })}</LiveLabel>}
          {priceFrom && priceFrom.value > 0 && (
            <span className="text-s text-ink-3 lining-nums tabular-nums">
              {t('venues.live.from', { price: priceFrom.formatted })}
            </span>
          )}
        </span>
      </CardLink>
    </li>
  );
};

/** In the final size of a card. */
export const VenueCardSkeleton = () => (
  <li aria-hidden="true">
    <div className={`grid rounded-l border border-line bg-surface ${card}`}>
      <span className={art} />
      <span className={text}>
        <Skeleton width={90} height={24} />
        <Skeleton width={110} height={20} />
      </span>
    </div>
  </li>
);
