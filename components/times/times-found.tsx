import MapIcon from 'lucide-react/icons/map';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { groupByVenue } from './group-by-venue.ts';
import type { Times } from './load-times.ts';
import { PlacesFilter } from './places-filter.tsx';
import { SegmentLinks } from './segment-links.tsx';
import { dayHeading, type TimesText } from './times-labels.ts';
import { TimesList } from './times-list.tsx';

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
  times: { hits, total, isCut, full },
  text,
  mode,
  now,
  getMapHref,
}: TimesFoundProps) => {
  const { t } = text;
  const groups = groupByVenue(hits, full);
  const free = groups.length - full.length;
  const list = { question, text, mode, now, getMapHref, numbers: groups.map(({ venue }) => venue.slug) };
  const days = [...new Set(hits.map(({ occurrence }) => getDate(occurrence.startsAt.local)))].toSorted();
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
          {isCut
            ? t('times.firstOf', { shown: hits.length, count: total })
            : t('times.found', { count: total, venues: free })}
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
        {question.isWeekend ? (
          days.map((date) => {
            const ofDay = hits.filter(({ occurrence }) => getDate(occurrence.startsAt.local) === date);
            return (
              <section key={date} aria-labelledby={`day-of-${date}`} className="grid gap-4">
                <h2 id={`day-of-${date}`} className="heading-3">
                  {dayHeading(date, text)}
                </h2>
                <TimesList hits={ofDay} groups={groupByVenue(ofDay)} dayId={`day-of-${date}`} {...list} />
              </section>
            );
          })
        ) : (
          <TimesList {...{ hits, groups }} {...list} />
        )}
      </div>
    </>
  );
};
