'use client';

import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useTranslations } from 'next-intl';
import { Segmented } from '#components/ui/form/segmented.tsx';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import type { MessageKey, Translate } from '#lib/i18n/translate.ts';

export type ResultsView = 'list' | 'map';

const getTitle = (found: Found, t: Translate): string => {
  const count = found.total;
  if (found.kind === 'all' && found.offers) return t(`venues.offering.${found.offers}`, { count });
  if (found.kind === 'named') return t('venues.named', { count, term: found.term });
  if (found.kind !== 'near') return t('venues.allVenues', { count });
  return found.place === null ? t('venues.nearYou', { count }) : t('venues.near', { count, place: found.place });
};

const getOrder = ({ kind }: Found): MessageKey => (kind === 'near' ? 'venues.nearestFirst' : 'venues.byName');

export type ResultsHeadProps = {
  found: Found;
  /** Another search is under way, and the list is still the old one. */
  isSearching: boolean;
  view: ResultsView;
  onView: (view: ResultsView) => void;
};

/** The number of results and the searched place, and on a phone the switch between list and map. */
export const ResultsHead = ({ found, isSearching, view, onView }: ResultsHeadProps) => {
  const t = useTranslations();
  const views = [
    { value: 'list' as const, label: t('venues.list'), icon: <List className="icon-s" /> },
    { value: 'map' as const, label: t('venues.map'), icon: <MapIcon className="icon-s" /> },
  ];
  return (
    <div className="mb-3 flex min-h-[3.125rem] items-center justify-between gap-3 max-narrow:flex-wrap">
      <div>
        <h2 className="heading-3" id="results" aria-live="polite">
          {isSearching ? t('venues.searching') : getTitle(found, t)}
        </h2>
        {found.total > 0 && <p className="mt-0.5 text-s text-ink-3">{t(getOrder(found))}</p>}
      </div>
      <Segmented label={t('venues.showAs')} options={views} value={view} onChange={onView} className="large:hidden" />
    </div>
  );
};
