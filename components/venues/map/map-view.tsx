'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, useEffect } from 'react';
import { shortMiles } from '#components/booking/model/point.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { loadAgain } from '#components/ui/load-again.ts';
import { useVenueHref } from '#components/venues/finder/use-venue-href.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MapboxSettings } from '#lib/config.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import { MapPreview } from './map-preview.tsx';

/** The chosen venue with its name and town, which are read where the list does not have them. */
const useVenueCard = (chosen: ChosenVenue | undefined): ChosenVenue | undefined => {
  const [read, setRead] = useState<ChosenVenue | null>(null);
  const missing = chosen !== undefined && chosen.town === undefined ? chosen.slug : null;
  useEffect(() => {
    if (missing === null) return;
    let isCurrent = true;
    import('./read-venue.ts')
      .then(({ readVenue }) => readVenue(missing))
      .then(
        (venue) => isCurrent && setRead(venue),
        // The name and the link of a point stand without its town.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return chosen !== undefined && read?.slug === chosen.slug ? { ...read, ...chosen } : chosen;
};

const VenueMap = lazy(async () => ({ default: (await loadAgain(() => import('./venue-map.tsx'))).VenueMap }));

export type MapViewProps = {
  found: Found;
  chosen: ChosenVenue | undefined;
  mapbox?: MapboxSettings;
  /** The visitor has opened the map, or has searched around a place. */
  isWanted: boolean;
  onChoose: (venue: ChosenVenue) => void;
};

const cardClass = cx(
  'absolute inset-x-3 bottom-3 flex items-center justify-between gap-3 rounded-l bg-surface py-3 pr-3 pl-4 leading-[1.5rem] box-shadow',
  'large:right-auto large:bottom-4 large:left-4 large:w-[23.75rem]',
);

const MapCard = ({ venue }: { venue: ChosenVenue }) => {
  const t = useTranslations('venues');
  const venueHref = useVenueHref();
  const distance = venue.distanceMiles === undefined ? null : t('distance', { miles: shortMiles(venue.distanceMiles) });
  return (
    <div className={cardClass}>
      <div>
        <b>{venue.name}</b>
        <p className="text-s lining-nums tabular-nums">{[venue.town, distance].filter(Boolean).join(' · ')}</p>
      </div>
      <LinkButton size="large" href={venueHref(venue.slug)} prefetch={false}>
        {t('bookHere')}
        <VisuallyHidden>, {venue.name}</VisuallyHidden>
      </LinkButton>
    </div>
  );
};

/**
 * What is in the map's frame: a static preview of the loaded venues until the visitor needs the interactive map, which
 * has all of the list, and the card of the chosen venue.
 */
export const MapView = ({ found, chosen, mapbox, isWanted, onChoose }: MapViewProps) => {
  const t = useTranslations('venues');
  const [isAsked, setAsked] = useState(false);
  const card = useVenueCard(chosen);
  return (
    <>
      <MapPreview venues={found.venues} chosen={chosen?.slug} />
      {isAsked || isWanted ? (
        <Suspense fallback={null}>
          <VenueMap {...{ found, mapbox, onChoose }} chosen={card} />
        </Suspense>
      ) : (
        <Button type="button" variant="secondary" className="m-4 box-shadow" onClick={() => setAsked(true)}>
          {t('showMap')}
        </Button>
      )}
      {card?.name !== undefined && <MapCard venue={card} />}
    </>
  );
};
