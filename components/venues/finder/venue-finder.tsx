'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { MapPanel } from '#components/venues/map/map-panel.tsx';
import type { MapboxSettings } from '#lib/config.ts';
import type { MessageKey } from '#lib/i18n/translate.ts';
import type { FinderVenue } from './finder-venue.ts';
import { NoneWithin } from './none-within.tsx';
import { ResultsHead, type ResultsView } from './results-head.tsx';
import { SearchForm } from './search-form.tsx';
import { useChosenVenue } from './use-chosen-venue.ts';
import { useFoundVenues } from './use-found-venues.ts';
import { useOwnPlace, type OwnPlace } from './use-own-place.ts';
import { useSearchState } from './use-search-state.ts';
import type { Found } from './venue-finding.ts';
import { VenueList } from './venue-list.tsx';

export type VenueFinderProps = {
  /** By name. */
  venues: readonly FinderVenue[];
  /** Milliseconds: when this page was made. */
  renderedAt: number;
  /** With these settings the map is Mapbox's, without them an outline of ours. */
  mapbox?: MapboxSettings;
};

const troubles: Partial<Record<Found<unknown>['kind'] | OwnPlace['kind'], MessageKey>> = {
  too_short: 'venues.tooShort',
  unknown_place: 'venues.unknownPlace',
  failed: 'venues.searchFailed',
  outside_uk: 'venues.outsideUk',
  refused: 'venues.locationRefused',
};

/** Finds a venue by name, town, postcode or the visitor's own place: the list first, a map beside it. */
export const VenueFinder = ({ venues, renderedAt, mapbox }: VenueFinderProps) => {
  const t = useTranslations();
  const { term, radius, search } = useSearchState();
  const own = useOwnPlace();
  const near = own.place.kind === 'known' ? own.place.point : null;
  const found = useFoundVenues(venues, { term, radius, near });
  const [view, setView] = useState<ResultsView>('list');
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const trouble = troubles[own.place.kind] ?? troubles[found.kind];
  const chosenBefore = useChosenVenue();
  const getVenue = (wanted: string | null | undefined) => found.venues.find(({ slug }) => slug === wanted);
  const onMap = getVenue(lookedAt) ?? getVenue(chosenBefore);
  const start = (nextTerm: string, nextRadius: number) => {
    own.forget();
    search(nextTerm, nextRadius);
  };
  const changeRadius = (nextTerm: string, nextRadius: number) =>
    nextTerm === term ? search(term, nextRadius) : start(nextTerm, nextRadius);
  return (
    <>
      <div className="page-width">
        <SearchForm
          {...{ term, radius }}
          isSearching={found.kind === 'searching'}
          isLocating={own.place.kind === 'asking'}
          error={found.kind === 'too_short' ? t('venues.tooShort') : undefined}
          onSearch={start}
          onRadius={changeRadius}
          onLocate={own.ask}
        />
      </div>
      <section className="page-width pt-6" aria-labelledby="results">
        <div className="large:grid large:grid-cols-[34rem_minmax(0,1fr)] large:items-start large:gap-8 large:pt-2">
          <div className="group/results" data-view={view}>
            <ResultsHead {...{ found, view }} onView={setView} />
            {trouble && found.kind !== 'too_short' && (
              <Notice tone="warning" role="status" className="mb-4">
                {t(trouble, { term })}
              </Notice>
            )}
            {venues.length === 0 && <EmptyState title={t('venues.noVenues')}>{t('venues.noVenuesHelp')}</EmptyState>}
            {found.kind === 'near' && found.venues.length === 0 ? (
              <NoneWithin found={found} onWiden={(miles) => search(term, miles)} onAll={() => start('', radius)} />
            ) : (
              <VenueList
                key={`${found.kind}/${term}/${radius}`}
                {...{ renderedAt }}
                venues={found.venues}
                onSlug={onMap?.slug}
                onLook={setLookedAt}
              />
            )}
          </div>
          <div className="max-large:data-[view=list]:hidden large:sticky large:top-6" data-view={view}>
            <MapPanel
              {...{ found, mapbox }}
              chosen={onMap}
              isWanted={view === 'map' || found.kind === 'near'}
              onChoose={setLookedAt}
            />
          </div>
        </div>
      </section>
    </>
  );
};
