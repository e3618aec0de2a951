import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import MapIcon from 'lucide-react/icons/map';
import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { OwnSessionPrices } from '#components/booking/own-price/own-session-prices.tsx';
import { buttonClass } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { getDate } from '#contract/rules/wall-time.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { timesPath, type TimesQuestion } from '#lib/routing/times-path.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { groupByVenue, type VenueTimes } from './group-by-venue.ts';
import { HitRow } from './hit-row.tsx';
import type { Times } from './load-times.ts';
import { SegmentLinks } from './segment-links.tsx';
import { StayLink } from './stay-link.tsx';
import { dayHeading, type TimesText } from './times-labels.ts';
import { VenueTimesList } from './venue-times-list.tsx';

const chip = cva(
  'inline-flex h-tap items-center gap-1.5 rounded-full border px-4 text-s whitespace-nowrap no-underline',
  {
    variants: {
      isChosen: {
        true: 'border-primary-edge bg-primary-100 font-medium text-primary-text forced-colors:outline-2 forced-colors:outline-[Highlight]',
        false: 'border-line-strong bg-surface text-ink-2 hover:border-ink-3',
      },
    },
  },
);

/** How many come along, besides one. */
const offered = [2, 3, 4];

type PlacesFilterProps = { question: TimesQuestion; t: Translate; mode: Mode };

/** Filters by the places that have to be left; the chosen one comes first, and a press takes it away. */
const PlacesFilter = ({ question, t, mode }: PlacesFilterProps) => {
  const { places } = question;
  const chosen = places > 1 ? [places] : [];
  return (
    <nav className="-my-1 flex scrollbar-none gap-2 overflow-x-auto py-1" aria-label={t('times.filters')}>
      {[...chosen, ...offered.filter((count) => count !== places)].map((count) => {
        const isChosen = count === places;
        return (
          <StayLink
            key={count}
            id={`places-${count}`}
            href={hrefIn(mode, timesPath({ ...question, places: isChosen ? 1 : count }))}
            className={chip({ isChosen })}
            aria-current={isChosen || undefined}
          >
            {isChosen && <Check className="icon-s" />}
            {t('times.placesFor', { count })}
            {isChosen && <VisuallyHidden>, {t('times.takeAway')}</VisuallyHidden>}
          </StayLink>
        );
      })}
    </nav>
  );
};

type TimesListProps = {
  question: TimesQuestion;
  hits: readonly SearchHit[];
  /** The same by venue, with the venues that have none. */
  groups: readonly VenueTimes[];
  /** The slugs of the venues in the order of their numbers on the map. */
  numbers: readonly string[];
  text: TimesText;
  mode: Mode;
  now: Date;
  getMapHref: ((slug?: string) => string) | null;
  /** The DOM id of the heading of its day, where there are several days. */
  dayId?: string;
};

/** Free times as one list by time, or by venue. */
const TimesList = ({ question, hits, groups, numbers, getMapHref, text, mode, now, dayId }: TimesListProps) =>
  question.order === 'earliest' ? (
    <SessionRows>
      {hits.map((hit) => (
        <HitRow
          key={`${hit.venue.slug} ${hit.occurrence.compositeKey}`}
          {...{ hit, mode, now }}
          t={text.t}
          withVenue={numbers.length > 1}
          heading={dayId === undefined ? 'h2' : 'h3'}
        />
      ))}
    </SessionRows>
  ) : (
    groups.map((group) => (
      <VenueTimesList
        key={group.venue.slug}
        number={numbers.indexOf(group.venue.slug) + 1}
        getMapHref={getMapHref ?? String}
        {...{ group, text, mode, now, dayId }}
      />
    ))
  );

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
  const priced = [...hits, ...full.flatMap(({ next }) => next ?? [])].map(({ occurrence }) => occurrence.id);
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
        <OwnSessionPrices ids={priced}>
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
        </OwnSessionPrices>
      </div>
    </>
  );
};
