import Link from 'next/link';
import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { shortMiles } from '#components/booking/model/short-miles.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { VenueTimes } from './group-by-venue.ts';
import { HitRow } from './hit-row.tsx';

/** Rows of a venue that are in view at first. */
const firstRows = 4;

export type VenueTimesListProps = { group: VenueTimes; t: Translate; mode: Mode; now: Date };

/** The free times of one venue: the first four, and the others behind a press. */
export const VenueTimesList = ({ group: { venue, hits }, t, mode, now }: VenueTimesListProps) => {
  const row = (hit: VenueTimes['hits'][number]) => (
    <HitRow key={hit.occurrence.compositeKey} {...{ hit, t, mode, now }} />
  );
  const rest = hits.slice(firstRows);
  const facts = [
    venue.town,
    venue.distanceMiles !== null && t('times.distance', { miles: shortMiles(venue.distanceMiles) }),
    t('times.free', { count: hits.length }),
  ];
  return (
    <section aria-labelledby={`venue-${venue.slug}`}>
      <h2 id={`venue-${venue.slug}`} className="heading-4">
        <Link className="tap-target text-inherit" href={hrefIn(mode, `/location/${venue.slug}`)} prefetch={false}>
          {venue.name}
        </Link>
      </h2>
      <p className="text-s lining-nums tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      <SessionRows className="mt-3">{hits.slice(0, firstRows).map(row)}</SessionRows>
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-tap items-center font-medium text-primary-text">
            {t('times.more', { count: rest.length })}
          </summary>
          <SessionRows>{rest.map(row)}</SessionRows>
        </details>
      )}
    </section>
  );
};
