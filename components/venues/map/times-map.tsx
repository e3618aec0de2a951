'use client';

import MapIcon from 'lucide-react/icons/map';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { buttonClass } from '#components/ui/button/button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { loadAgain } from '#components/ui/load-again.ts';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MapboxSettings } from '#lib/config.ts';
import { mapAddress, mapFragment } from './map-address.ts';
import { useSeen } from './use-seen.ts';

const changed = 'hashchange';

const subscribe = (listener: () => void): (() => void) => {
  const types = [changed, 'popstate'];
  types.forEach((type) => window.addEventListener(type, listener));
  return () => types.forEach((type) => window.removeEventListener(type, listener));
};

/** The map that the address opens, and the venue whose card is on it; null while it opens none, and on the server. */
function useMapAddress(): { slug: string | undefined } | null {
  const fragment = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  if (fragment === mapFragment) return { slug: undefined };
  return fragment.startsWith(mapAddress('')) ? { slug: fragment.slice(mapAddress('').length) } : null;
}

/** Takes the map out of the address; the page stays as it is. */
function closeMap(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
  window.dispatchEvent(new Event(changed));
}

const MapPreview = optionalPart(async () => (await import('./map-preview.tsx')).MapPreview);
const MapDialog = lazy(async () => ({ default: (await loadAgain(() => import('./map-dialog.tsx'))).MapDialog }));

export type TimesMapProps = {
  /** The venues of the list, each with its number. */
  found: Found;
  /** How many of them have places. */
  title: string;
  /** Where was searched. */
  help: string;
  mapbox?: MapboxSettings;
};

const picture = { width: 320, height: 344 };

/**
 * The map of free times: a picture of it beside the list, on a phone only the button above the list, and the map itself
 * above the page while the address ends in `#map`.
 */
export const TimesMap = ({ found, title, help, mapbox }: TimesMapProps) => {
  const t = useTranslations('venues');
  const { element, isSeen } = useSeen();
  const address = useMapAddress();
  return (
    <>
      <Card as="section" className="overflow-clip" aria-labelledby="times-map">
        <div ref={element} className="relative h-[21.5rem] bg-[#e9ecf2]">
          <Suspense fallback={null}>
            {isSeen && (
              <MapPreview venues={found.venues} here={found.kind === 'near' ? found.point : undefined} size={picture} />
            )}
          </Suspense>
        </div>
        <div className="grid gap-0.5 p-4">
          <h2 className="heading-4" id="times-map">
            {title}
          </h2>
          <p className="text-s">{help}</p>
          <a
            className={buttonClass({ variant: 'secondary', size: 'medium', block: true, className: 'mt-2' })}
            href={mapAddress()}
          >
            <MapIcon className="icon-s" />
            {t('openMap')}
          </a>
        </div>
      </Card>
      <Suspense fallback={null}>
        {address !== null && <MapDialog {...{ found, title, mapbox }} slug={address.slug} onClose={closeMap} />}
      </Suspense>
    </>
  );
};
