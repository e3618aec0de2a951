'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OverlayHead, OverlayPopup, Scrim } from '#components/ui/overlay/overlay-parts.tsx';
import type { ChosenVenue } from './chosen-venue.ts';
import { MapView, type MapViewProps } from './map-view.tsx';

export type MapDialogProps = Pick<MapViewProps, 'found' | 'mapbox'> & {
  title: string;
  /** The venue whose card is shown at first. */
  slug: string | undefined;
  onClose: () => void;
};

/** The map above the page: the whole window of a phone, most of a desktop's. */
export const MapDialog = ({ found, title, mapbox, slug, onClose }: MapDialogProps) => {
  const t = useTranslations();
  const [chosen, choose] = useState<ChosenVenue | undefined>(found.venues.find((venue) => venue.slug === slug));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Viewport className="fixed inset-x-0 top-(--seen-top,0px) z-50 grid h-(--seen-height,100%) small:p-6 large:p-[3.5rem]">
          <OverlayPopup className="grid grid-rows-[auto_minmax(0,1fr)_auto] small:rounded-[16px]">
            <OverlayHead inset="modal" title={title} closeLabel={t('common.close')} />
            <div
              className="relative flex items-start justify-end overflow-clip bg-[#e9ecf2]"
              role="group"
              aria-label={t('venues.mapLabel')}
            >
              <MapView {...{ found, mapbox, chosen }} isWanted onChoose={choose} />
            </div>
            {mapbox === undefined && <p className="px-6 py-2 text-xs text-ink-3">{t('venues.mapCredit')}</p>}
          </OverlayPopup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
