'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { LazyNotice } from '#components/ui/feedback/lazy-notice.tsx';
import { loadAgain } from '#components/ui/load-again.ts';
import type { ChosenVenue } from '#components/venues/map/chosen-venue.ts';
import type { MapViewProps } from '#components/venues/map/map-view.tsx';
import { useSeen } from '#components/venues/map/use-seen.ts';
import { useAddressSearch } from '#lib/browser/use-address-search.ts';
import type { MapboxSettings } from '#lib/config.ts';
import type { MessageKey } from '#lib/i18n/translate.ts';
import type { VenuePage } from './finder-venue.ts';
import { ResultsHead, type ResultsView } from './results/results-head.tsx';
import { VenueList } from './results/venue-list.tsx';
import { SearchForm } from './search-form.tsx';
import { useChosenVenue } from './use-chosen-venue.ts';
import { useFoundVenues } from './use-found-venues.ts';
import { useVisitIntent, useOwnPlace, type AskedPlace } from './use-own-place.ts';
import type { Found, Target } from './venue-finding.ts';
import { DEFAULT_RADIUS_MILES, readRadius } from './venue-search.ts';

const MapView = lazy(async () => ({
  default: (await loadAgain(() => import('#components/venues/map/map-view.tsx'))).MapView,
}));

/** Everything in it has a place of its own, except the button at the upper right. */
const frame = cx(
  'relative flex h-[35rem] items-start justify-end large:h-[min(49.5rem,calc(100vh-3rem))]',
  'overflow-clip rounded-l border border-line bg-[#e9ecf2]',
);

/** The map beside the list. Its code is loaded once its frame is on screen, which it is not on a phone. */
export const MapPanel = (props: MapViewProps) => {
  const t = useTranslations('venues');
  const { element, isSeen } = useSeen();
  return (
    <>
      <div ref={element} className={frame} role="group" aria-label={t('mapLabel')}>
        {isSeen && (
          <Suspense fallback={null}>
            <MapView {...props} />
          </Suspense>
        )}
      </div>
      {props.mapbox === undefined && <p className="mt-2 text-xs text-ink-3">{t('mapCredit')}</p>}
    </>
  );
};

/** The search parameters, kept in the URL so that a search can be shared and works with Back. */
const useSearchState = () => {
  const [query, write] = useAddressSearch();
  const parameters = new URLSearchParams(query ?? '');
  const search = (term: string, radius: number) => {
    const next = new URLSearchParams(query ?? '');
    if (term.trim() === '') next.delete('q');
    else next.set('q', term.trim());
    if (radius === DEFAULT_RADIUS_MILES) next.delete('radius');
    else next.set('radius', String(radius));
    write(next, 'push');
  };
  return { term: parameters.get('q') ?? '', radius: readRadius(parameters.get('radius')), search };
};

const NoneWithin = lazy(async () => ({
  default: (await loadAgain(() => import('./results/none-within.tsx'))).NoneWithin,
}));
const NoVenues = lazy(async () => ({ default: (await loadAgain(() => import('./results/no-venues.tsx'))).NoVenues }));

export type VenueFinderProps = {
  /** The first page of all venues by name. */
  first: VenuePage;
  /** With these settings the map is Mapbox's, without them an outline of ours. */
  mapbox?: MapboxSettings;
};

const troubles: Partial<Record<Target['kind'] | AskedPlace['kind'], MessageKey>> = {
  too_short: 'venues.tooShort',
  unknown_place: 'venues.unknownPlace',
  failed: 'venues.searchFailed',
  outside_uk: 'venues.outsideUk',
  refused: 'venues.locationRefused',
};

/** Identifies a list, so that a press or a look in one list means nothing in the next. */
const getListKey = (found: Found): string => {
  if (found.kind !== 'near') return 'term' in found ? `${found.kind} ${found.term}` : found.kind;
  const { latitude, longitude } = found.point;
  return [found.kind, latitude, longitude, found.radius].join(' ');
};

/** Finds a venue by name, town, postcode or the visitor's own place: the list first, a map beside it. */
export const VenueFinder = ({ first, mapbox }: VenueFinderProps) => {
  const t = useTranslations();
  const { term, radius, search } = useSearchState();
  const ownPlace = useOwnPlace();
  const intent = useVisitIntent()?.what ?? null;
  const near = ownPlace.place.kind === 'known' ? ownPlace.place.point : null;
  const { found, isSearching, askAgain, ...paging } = useFoundVenues(first, { term, radius, near, intent });
  const [view, setView] = useState<ResultsView>('list');
  const [look, setLook] = useState<{ list: string; venue: ChosenVenue } | null>(null);
  const list = getListKey(found);
  const lookAt = (venue: ChosenVenue) => setLook({ list, venue });
  const lookedAt = look?.list === list ? look.venue : undefined;
  const chosenBefore = useChosenVenue();
  const slug = lookedAt?.slug ?? chosenBefore;
  const listed = found.venues.find((venue) => venue.slug === slug);
  const remembered = chosenBefore !== undefined && found.kind === 'all' ? { slug: chosenBefore } : undefined;
  const trouble = troubles[ownPlace.place.kind] ?? (isSearching ? undefined : troubles[found.kind]);
  const start = (nextTerm: string, nextRadius: number) => {
    ownPlace.forget();
    if (found.kind === 'failed' && nextTerm.trim() === term) askAgain();
    // Where nothing is searched, there is no radius either.
    search(nextTerm, nextTerm.trim() === '' ? DEFAULT_RADIUS_MILES : nextRadius);
  };
  const changeRadius = (nextTerm: string, nextRadius: number) =>
    nextTerm === term ? search(term, nextRadius) : start(nextTerm, nextRadius);
  return (
    <>
      <div className="page-width">
        <SearchForm
          {...{ term, radius, isSearching }}
          isLocating={ownPlace.place.kind === 'asking'}
          error={found.kind === 'too_short' ? t('venues.tooShort') : undefined}
          onSearch={start}
          onRadius={changeRadius}
          onLocate={() => void ownPlace.ask()}
        />
      </div>
      <section className="page-width pt-6" aria-labelledby="results">
        <div className="large:grid large:grid-cols-[34rem_minmax(0,1fr)] large:items-start large:gap-8 large:pt-2">
          <div className="group/results" data-view={view}>
            <ResultsHead {...{ found, isSearching, view }} onView={setView} />
            {trouble && found.kind !== 'too_short' && (
              <LazyNotice tone="warning" role="status" className="mb-4">
                {t(trouble, { term })}
              </LazyNotice>
            )}
            <Suspense fallback={null}>
              {(first.total === 0 || (found.kind === 'all' && found.total === 0)) && (
                <NoVenues offers={found.offers ?? null} />
              )}
            </Suspense>
            {found.kind === 'near' && found.total === 0 ? (
              <Suspense fallback={null}>
                <NoneWithin found={found} onWiden={(miles) => search(term, miles)} onAll={() => start('', radius)} />
              </Suspense>
            ) : (
              <VenueList
                key={list}
                {...paging}
                ownSlug={chosenBefore}
                venues={found.venues}
                total={found.total}
                onSlug={listed?.slug}
                onLook={lookAt}
              />
            )}
          </div>
          <div className="max-large:data-[view=list]:hidden large:sticky large:top-6" data-view={view}>
            <MapPanel
              {...{ found, mapbox }}
              chosen={listed ?? lookedAt ?? remembered}
              isWanted={view === 'map' || found.kind === 'near'}
              onChoose={lookAt}
            />
          </div>
        </div>
      </section>
    </>
  );
};
