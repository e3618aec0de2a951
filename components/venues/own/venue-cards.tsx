'use client';

import { useQuery, queryOptions } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { useOwnPrices } from '#components/booking/own-price/use-own-prices.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { CardLink } from '#components/ui/layout/card-link.tsx';
import { activityText, liveFact } from '#components/venues/live/live-fact.ts';
import { LiveLabel } from '#components/venues/live/live-line.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const card =
  'h-full min-h-[13rem] grid-rows-[5.5rem_1fr] overflow-clip large:min-h-[14.5rem] large:grid-rows-[6.5rem_1fr]';
const art = 'overflow-clip border-b border-line bg-surface-2';
const text = 'grid min-w-0 content-start gap-1 px-3 pt-3 pb-3.5 wrap-break-word large:px-4';

type VenueCardProps = {
  activity: LiveTimes;
  venue: Pick<Venue, 'slug' | 'timezone'>;
  renderedAt: number;
  /** What it costs this customer; undefined where only the price for everybody is known. */
  ownPrice: OwnPrice | undefined;
};

/** An activity of the visitor's own venue: what can be booked of it now, and from what price for them. */
const VenueCard = ({ activity, venue, renderedAt, ownPrice }: VenueCardProps) => {
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
              <OwnFrom text={t('venues.live.from', { price: priceFrom.formatted })} isFrom ownPrice={ownPrice} />
            </span>
          )}
        </span>
      </CardLink>
    </li>
  );
};

/** In the final size of a card. */
const VenueCardSkeleton = () => (
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

const minuteMs = 60_000;

/** A venue by its slug, and what can be booked of its activities now: asked again each minute. */
const ownVenueQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listLiveTimes', 'ownVenue', slug],
    queryFn: async () => {
      const [{ data: venue }, { data: live }] = await Promise.all([
        browserApi('getVenue', { params: { venue: slug } }),
        browserApi('listLiveTimes', { query: { venue: [slug] } }),
      ]);
      return { venue, activities: live.flatMap(({ activities }) => activities) };
    },
    throwOnError: false,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });

const mostCards = 6;
const waiting = Array.from({ length: mostCards }, (_, index) => index);

/** `renderedAt`: when the page was made, in milliseconds. */
export type VenueCardsProps = { slug: string; renderedAt: number };

/** The activities of the visitor's own venue, each with what can be booked of it now; nothing where that cannot be read. */
export const VenueCards = ({ slug, renderedAt }: VenueCardsProps) => {
  const t = useTranslations('home.own');
  const href = useHref();
  const { data, isError } = useQuery(ownVenueQuery(slug), browserQueryClient());
  const shown = data?.activities.slice(0, mostCards) ?? [];
  const prices = useOwnPrices(
    shown.flatMap(({ priceFromSession }) => (priceFromSession ? { sessionId: priceFromSession, quantity: 0 } : [])),
  );
  if (data === undefined ? isError : data.activities.length === 0) return null;
  return (
    <section className="page-width pt-6 large:pt-[2rem]" aria-labelledby="own-venue">
      <div className="mb-3 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading-3" id="own-venue">
            {data?.venue.name ?? <Skeleton width={220} height={28} />}
          </h2>
          <p className="flex min-h-[1.25rem] flex-wrap gap-x-3 text-s text-ink-3">
            {data && (
              <>
                <span>{t('help', { town: data.venue.town })}</span>
                {data.venue.town && (
                  <a className="tap-target" href={href(`/times?where=${encodeURIComponent(data.venue.town)}`)}>
                    {t('near', { town: data.venue.town })}
                  </a>
                )}
              </>
            )}
          </p>
        </div>
        <a className="tap-target flex-none text-s font-medium" href="#results">
          {t('change')}
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1 small:grid-cols-3 large:grid-cols-6">
        {data === undefined
          ? waiting.map((index) => <VenueCardSkeleton key={index} />)
          : shown.map((activity) => (
              <VenueCard
                key={activity.slug}
                {...{ activity, renderedAt }}
                venue={data.venue}
                ownPrice={
                  activity.priceFromSession ? prices.getEach({ sessionId: activity.priceFromSession }) : undefined
                }
              />
            ))}
      </ul>
    </section>
  );
};
