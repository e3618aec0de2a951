'use client';

import { useQuery } from '@tanstack/react-query';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getPoint, type Point } from '#components/booking/model/point.ts';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { distanceMiles, type Mark } from '#components/venues/finder/finder-venue.ts';
import { pointsQuery } from '#components/venues/finder/points-query.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { VenuePoint } from '#contract/venues/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { MapboxSettings } from '#lib/config.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import { getBounds, type MapContents } from './library/map-contents.ts';
import { openMap, type OpenedMap } from './library/open-map.ts';

type PlacedVenue = ChosenVenue & { name: string; coordinates: Point; mark?: Mark };

/** The points of venues as the map shows them: all of them, or those within the circle with their distance. */
export function toPlaced(points: readonly VenuePoint[], circle: MapContents['circle']): PlacedVenue[] {
  const placed = points.map(([, slug, name, latitude, longitude]) => ({
    slug,
    name,
    coordinates: { latitude, longitude },
  }));
  if (!circle) return placed;
  return placed
    .map((venue) => ({ ...venue, distanceMiles: distanceMiles(circle.centre, venue.coordinates) }))
    .filter((venue) => venue.distanceMiles <= circle.miles);
}

const getCircle = (found: Found): MapContents['circle'] =>
  found.kind === 'near' ? { centre: found.point, miles: found.radius } : null;

const getPlaced = (found: Found): PlacedVenue[] =>
  found.venues.flatMap((venue) => {
    const point = getPoint(venue);
    return point ? [{ ...venue, coordinates: point }] : [];
  });

const boundsQuery = (circle: MapContents['circle']) => {
  const [west, south, east, north] = circle ? getBounds({ venues: [], circle }) : [];
  return pointsQuery(browserApi, { west, south, east, north });
};

/**
 * The venues on the map. A list that is loaded as a whole has them; else they are read, except those found by name or
 * by what they have on sale, of which the map shows what is loaded.
 */
const usePlacedVenues = (found: Found) => {
  const circle = useMemo(() => getCircle(found), [found]);
  const isLoadedOnly = found.kind === 'named' || Boolean(found.offers);
  const isComplete = isLoadedOnly || found.venues.length >= found.total;
  const { data: points, isError } = useQuery(
    { ...boundsQuery(circle), throwOnError: false, enabled: !isComplete },
    browserQueryClient(),
  );
  const placed = useMemo(
    () => (isComplete || points === undefined ? getPlaced(found) : toPlaced(points, circle)),
    [isComplete, points, found, circle],
  );
  return { placed, circle, hasFailed: !isComplete && isError };
};

export type VenueMapProps = {
  found: Found;
  chosen: ChosenVenue | undefined;
  mapbox?: MapboxSettings;
  onChoose: (venue: ChosenVenue) => void;
};

const getColours = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  const value = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    primary: value('--theme-primary', '#8C59F8'),
    action: value('--primary-action', '#8854F3'),
    onAction: value('--on-primary', '#FFFFFF'),
  };
};

const message = 'absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center';

/** The interactive map: selectable venues, clusters with a count, and the searched circle. */
export const VenueMap = ({ found, chosen, mapbox, onChoose }: VenueMapProps) => {
  const t = useTranslations('venues');
  const canvas = useRef<HTMLDivElement>(null);
  const { placed, circle, hasFailed } = usePlacedVenues(found);
  const choose = useRef((_: string): void => undefined);
  const [map, setMap] = useState<OpenedMap | 'failed' | null>(null);
  const contents = useMemo(
    () => ({ venues: placed.map(({ slug, coordinates, mark }) => ({ slug, point: coordinates, mark })), circle }),
    [placed, circle],
  );
  const first = useRef({ contents, mapbox });
  const label = t('mapLabel');

  useEffect(() => {
    choose.current = (slug) => {
      const venue = placed.find((one) => one.slug === slug);
      if (venue) onChoose(venue);
    };
  }, [onChoose, placed]);

  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    const settings = { container, label, colours: getColours(container), ...first.current };
    let opened: OpenedMap | undefined;
    let isGone = false;
    openMap({ ...settings, onChoose: (slug) => choose.current(slug) }).then(
      (ready) => {
        opened = ready;
        if (isGone) ready.close();
        else setMap(ready);
      },
      () => setMap('failed'),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [label]);

  const live = map === 'failed' ? null : map;
  const point = chosen?.coordinates ?? null;
  useEffect(() => {
    live?.show(contents);
  }, [live, contents]);
  useEffect(() => {
    live?.point(point);
  }, [live, point]);

  return (
    <>
      <div
        ref={canvas}
        className="absolute inset-0 size-full [&_:focus-visible]:-outline-offset-3"
        aria-busy={map === null || undefined}
      />
      {map === null && (
        <div className={message}>
          <Spinner label={t('mapLoading')} />
        </div>
      )}
      {(map === 'failed' || hasFailed) && (
        <div className={message}>
          <Notice tone="warning" role="status">
            {t('mapFailed')}
          </Notice>
        </div>
      )}
      {live && (
        <div className="absolute top-3 right-3 rounded-m bg-surface box-shadow">
          <IconButton label={t('zoomIn')} onClick={() => live.zoomBy(1)}>
            <Plus className="icon" />
          </IconButton>
          <IconButton
            label={t('zoomOut')}
            className="rounded-t-none border-t border-line"
            onClick={() => live.zoomBy(-1)}
          >
            <Minus className="icon" />
          </IconButton>
        </div>
      )}
    </>
  );
};
