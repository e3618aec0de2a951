'use client';

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MapboxSettings } from '#lib/config.ts';
import type { ChosenVenue } from './chosen-venue.ts';
import { openMap, type OpenedMap } from './library/open-map.ts';
import { usePlacedVenues } from './use-placed-venues.ts';

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
