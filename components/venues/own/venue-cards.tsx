'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { ownVenueQuery } from './own-venue-query.ts';
import { VenueCard, VenueCardSkeleton } from './venue-card.tsx';

const mostCards = 6;
const waiting = Array.from({ length: mostCards }, (_, index) => index);

/** `renderedAt`: when the page was made, in milliseconds. */
export type VenueCardsProps = { slug: string; renderedAt: number };

/** The activities of the visitor's own venue, each with what can be booked of it now; nothing where that cannot be read. */
export const VenueCards = ({ slug, renderedAt }: VenueCardsProps) => {
  const t = useTranslations('home.own');
  const href = useHref();
  const { data, isError } = useQuery(ownVenueQuery(slug), browserQueryClient());
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
          : data.activities
              .slice(0, mostCards)
              .map((activity) => <VenueCard key={activity.slug} {...{ activity, renderedAt }} venue={data.venue} />)}
      </ul>
    </section>
  );
};
