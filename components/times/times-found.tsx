import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { groupByVenue } from './group-by-venue.ts';
import { HitRow } from './hit-row.tsx';
import type { Times } from './load-times.ts';
import { PlacesFilter } from './places-filter.tsx';
import { SegmentLinks } from './segment-links.tsx';
import { VenueTimesList } from './venue-times-list.tsx';

export type TimesFoundProps = { question: TimesQuestion; times: Times; t: Translate; mode: Mode; now: Date };

/** What was found: venues with their free times, the nearest first, or one list by time. */
export const TimesFound = ({ question, times: { hits, total }, t, mode, now }: TimesFoundProps) => {
  const groups = groupByVenue(hits);
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
            : t('times.found', { count: hits.length, venues: groups.length })}
        </p>
        {question.near !== null && (
          <SegmentLinks label={t('times.order')} links={[order('nearest'), order('earliest')]} />
        )}
      </div>
      <PlacesFilter {...{ question, t, mode }} />
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
        groups.map((group) => <VenueTimesList key={group.venue.slug} {...{ group, t, mode, now }} />)
      )}
    </>
  );
};
