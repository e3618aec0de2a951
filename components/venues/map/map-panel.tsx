'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useVenueHref } from '#components/venues/finder/use-venue-href.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MapboxSettings } from '#lib/config.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import { useVenueCard } from './use-venue-card.ts';

const MapPreview = lazy(async () => ({ default: (await import('./map-preview.tsx')).MapPreview }));
const VenueMap = lazy(async () => ({ default: (await import('./venue-map.tsx')).VenueMap }));

export type MapPanelProps = {
  found: Found;
  chosen: ChosenVenue | undefined;
  mapbox?: MapboxSettings;
  /** The visitor has opened the map, or has searched around a place. */
  isWanted: boolean;
  onChoose: (venue: ChosenVenue) => void;
};

const cardClass = cx(
  'absolute inset-x-3 bottom-3 flex items-center justify-between gap-3 rounded-l bg-surface py-3 pr-3 pl-4 leading-[1.5rem] shadow',
  'large:right-auto large:bottom-4 large:left-4 large:w-[23.75rem]',
);

const MapCard = ({ venue }: { venue: ChosenVenue }) => {
  const t = useTranslations('venues');
  const venueHref = useVenueHref();
  const distance = venue.distanceMiles === undefined ? null : t('distance', { miles: venue.distanceMiles.toFixed(1) });
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

/** Everything in it has a place of its own, except the button at the upper right. */
const frame = cx(
  'relative flex h-[35rem] items-start justify-end large:h-[min(49.5rem,calc(100vh-3rem))]',
  'overflow-clip rounded-l border border-line bg-[#e9ecf2]',
);

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
 * The map beside the list: a static preview of the loaded venues until the visitor needs the interactive map, which has
 * all of the list.
 */
export const MapPanel = ({ found, chosen, mapbox, isWanted, onChoose }: MapPanelProps) => {
  const t = useTranslations('venues');
  const { element, isSeen } = useSeen();
  const [isAsked, setAsked] = useState(false);
  const isLive = isSeen && (isAsked || isWanted);
  const card = useVenueCard(chosen, isSeen);
  return (
    <>
      <div ref={element} className={frame} role="group" aria-label={t('mapLabel')}>
        {isSeen && (
          <Suspense fallback={null}>
            <MapPreview venues={found.venues} chosen={chosen?.slug} />
          </Suspense>
        )}
        {isLive ? (
          <Suspense fallback={null}>
            <VenueMap {...{ found, mapbox, onChoose }} chosen={card} />
          </Suspense>
        ) : (
          <Button type="button" variant="secondary" className="m-4 shadow" onClick={() => setAsked(true)}>
            {t('showMap')}
          </Button>
        )}
        {card?.name !== undefined && <MapCard venue={card} />}
      </div>
      {mapbox === undefined && <p className="mt-2 text-xs text-ink-3">{t('mapCredit')}</p>}
    </>
  );
};
