import MapIcon from 'lucide-react/icons/map';
import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { groupByVenue } from './group-by-venue.ts';
import { HitRow } from './hit-row.tsx';
import type { Times } from './load-times.ts';
import { PlacesFilter } from './places-filter.tsx';
import { SegmentLinks } from './segment-links.tsx';
import type { TimesText } from './times-words.ts';
import { VenueTimesList } from './venue-times-list.tsx';

/** The DOM id of the list, to which the page's own skip link leads. */
export const answersId = 'answers';

export type TimesFoundProps = {
  question: TimesQuestion;
  times: Times;
  text: TimesText;
  mode: Mode;
  now: Date;
  /** The fragment that opens the map, at a venue if one is named; null where no venue is on it. */
  getMapHref: ((slug?: string) => string) | null;
};

/** What was found: venues with their free times, the nearest first, or one list by time. */
export const TimesFound = ({
  question,
  times: { hits, total, full },
  text,
  mode,
  now,
  getMapHref,
}: TimesFoundProps) => {
  const { t } = text;
  const groups = groupByVenue(hits, full);
  const free = groups.length - full.length;
  const order = (name: TimesQuestion['order']) => ({
    id: `order-${name}`,
    href: hrefIn(mode, timesPath({ ...question, order: name })),
    label: t(`times.${name}`),
    isCurrent: question.order === name,
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium text-ink lining-nums tabular-nums" role="status">
          {total > hits.length
            ? t('times.firstOf', { shown: hits.length, count: total })
            : t('times.found', { count: hits.length, venues: free })}
        </p>
        {question.near !== null && (
          <SegmentLinks label={t('times.order')} links={[order('nearest'), order('earliest')]} />
        )}
      </div>
      <PlacesFilter {...{ question, t, mode }} />
      {getMapHref && (
        <a
          className={buttonClass({ variant: 'secondary', size: 'field', block: true, className: 'large:hidden' })}
          href={getMapHref()}
        >
          <MapIcon className="icon-s" />
          {t('times.showMap')}
        </a>
      )}
      <div id={answersId} tabIndex={-1} className="grid gap-6">
        {question.order === 'earliest' ? (
          <SessionRows>
            {hits.map((hit) => (
              <HitRow
                key={`${hit.venue.slug} ${hit.occurrence.compositeKey}`}
                {...{ hit, t, mode, now }}
                withVenue={groups.length > 1}
              />
            ))}
          </SessionRows>
        ) : (
          groups.map((group, index) => (
            <VenueTimesList
              key={group.venue.slug}
              number={index + 1}
              getMapHref={getMapHref ?? String}
              {...{ group, text, mode, now }}
            />
          ))
        )}
      </div>
    </>
  );
};
