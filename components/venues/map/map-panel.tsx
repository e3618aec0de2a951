'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import type { FinderVenue } from '#components/venues/finder/finder-venue.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MapboxSettings } from '#lib/config.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { MapPreview } from './map-preview.tsx';

const VenueMap = lazy(async () => ({ default: (await import('./venue-map.tsx')).VenueMap }));

type Shown = FinderVenue & { distanceMiles?: number };

export type MapPanelProps = {
  found: Found<FinderVenue>;
  chosen: Shown | undefined;
  mapbox?: MapboxSettings;
  /** The visitor has opened the map, or has searched around a place. */
  isWanted: boolean;
  onChoose: (slug: string) => void;
};

const MapCard = ({ venue }: { venue: Shown }) => {
  const t = useTranslations('venues');
  const href = useHref();
  const distance = venue.distanceMiles === undefined ? null : t('distance', { miles: venue.distanceMiles.toFixed(1) });
  return (
    <div className="map__card">
      <div>
        <b>{venue.name}</b>
        <p className="small num">{[venue.town, distance].filter(Boolean).join(' · ')}</p>
      </div>
      <LinkButton size="large" href={href(`/location/${venue.slug}`)} prefetch={false}>
        {t('bookHere')}
        <span className="visually-hidden">, {venue.name}</span>
      </LinkButton>
    </div>
  );
};

/** Whether an element has been on screen, by an IntersectionObserver; it stays true. */
const useSeen = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const panel = element.current;
    if (!panel) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
};

/**
 * The map beside the list: a static preview until the visitor needs the interactive map. The list contains the same
 * venues.
 */
export const MapPanel = ({ found, chosen, mapbox, isWanted, onChoose }: MapPanelProps) => {
  const t = useTranslations('venues');
  const { element, isSeen } = useSeen();
  const [isAsked, setAsked] = useState(false);
  const isLive = isSeen && (isAsked || isWanted);
  return (
    <>
      <div ref={element} className="map" role="group" aria-label={t('mapLabel')}>
        {isSeen && <MapPreview venues={found.venues} chosen={chosen?.slug} />}
        {isLive ? (
          <Suspense fallback={null}>
            <VenueMap {...{ found, chosen, mapbox, onChoose }} />
          </Suspense>
        ) : (
          <Button type="button" variant="secondary" className="map__show" onClick={() => setAsked(true)}>
            {t('showMap')}
          </Button>
        )}
        {chosen && <MapCard venue={chosen} />}
      </div>
      {mapbox === undefined && <p className="muted map__credit">{t('mapCredit')}</p>}
    </>
  );
};
