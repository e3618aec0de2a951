'use client';

import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { Segmented } from '#components/ui/form/segmented.tsx';
import type { MessageKey } from '#lib/i18n/message-key.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { Text } from '#lib/i18n/text.ts';
import type { Found } from './venue-finding.ts';

export type ResultsView = 'list' | 'map';

const getTitle = (found: Found<unknown>, text: Text): string => {
  const count = found.venues.length;
  if (found.kind === 'searching') return text('venues.searching');
  if (found.kind === 'named') return text('venues.named', { count, term: found.term });
  if (found.kind !== 'near') return text('venues.allVenues', { count });
  return found.place === null ? text('venues.nearYou', { count }) : text('venues.near', { count, place: found.place });
};

const getOrder = ({ kind }: Found<unknown>): MessageKey => (kind === 'near' ? 'venues.nearestFirst' : 'venues.byName');

export type ResultsHeadProps = { found: Found<unknown>; view: ResultsView; onView: (view: ResultsView) => void };

/** How many were found and where, and on a phone the switch between list and map. */
export const ResultsHead = ({ found, view, onView }: ResultsHeadProps) => {
  const text = useText();
  const views = [
    { value: 'list' as const, label: text('venues.list'), icon: <List className="icon icon--s" /> },
    { value: 'map' as const, label: text('venues.map'), icon: <MapIcon className="icon icon--s" /> },
  ];
  return (
    <div className="results__head">
      <div>
        <h2 className="h-3" id="results" aria-live="polite">
          {getTitle(found, text)}
        </h2>
        {found.venues.length > 0 && <p className="small muted">{text(getOrder(found))}</p>}
      </div>
      <Segmented label={text('venues.showAs')} options={views} value={view} onChange={onView} />
    </div>
  );
};
