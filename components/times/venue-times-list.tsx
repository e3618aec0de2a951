import { cva } from 'class-variance-authority';
import MapPin from 'lucide-react/icons/map-pin';
import Link from 'next/link';
import { useId } from 'react';
import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { shortMiles } from '#components/booking/model/point.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { getDate, getClock } from '#contract/rules/wall-time.ts';
import type { SearchHit, SearchVenue } from '#contract/timetable/search.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { countFree, type VenueTimes } from './group-by-venue.ts';
import { HitPrice } from './hit-price.tsx';
import { HitRow } from './hit-row.tsx';
import type { TimesText } from './times-labels.ts';

type FullVenueProps = { venue: SearchVenue; next: SearchHit | null; text: TimesText; mode: Mode };

/** A venue that has nothing free then: its next free time, and the way to that day. */
const FullVenue = ({ venue, next, text: { t, language }, mode }: FullVenueProps) => {
  const date = next && getDate(next.occurrence.startsAt.local);
  const price = next && (next.occurrence.price ?? next.priceFrom);
  const words = next &&
    date && [`${formatDay(date, language)}, ${getClock(next.occurrence.startsAt.local)}`, next.occurrence.templateName];
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l border border-line bg-surface-2 px-4 py-3 text-s small:px-5">
      <p>
        <b className="font-medium text-ink">{t('times.full.nothing')}</b>
        <br />
        <span className="lining-nums tabular-nums">
          {words ? t('times.full.next', { when: words.join(', ') }) : t('times.full.none')}
          {next && price && price.value > 0 && (
            <>
              {', '}
              <HitPrice
                id={next.occurrence.id}
                price={next.freeCourts === null ? next.occurrence.price : null}
                priceFrom={next.priceFrom}
              />
            </>
          )}
        </span>
      </p>
      {next && date && (
        <LinkButton
          variant="secondary"
          size="medium"
          href={hrefIn(mode, `/location/${venue.slug}/${next.occurrence.activity.slug}/${date}`)}
          prefetch={false}
        >
          {t('times.full.see', { day: formatDay(date, language) })}
          <VisuallyHidden>, {venue.name}</VisuallyHidden>
        </LinkButton>
      )}
    </div>
  );
};

const number = cva(
  'mr-2 inline-grid size-[1.75rem] place-items-center rounded-full align-[3px] font-body text-s/none font-bold tracking-[0]',
  {
    variants: {
      isFree: {
        true: 'bg-primary-action text-on-primary forced-colors:border',
        false: 'border-[1.5px] border-ink-3 bg-surface text-ink-3',
      },
    },
  },
);

type VenueNumberProps = { children: number; isFree: boolean };

/** The number of a venue, as on the map beside the list; a ring where nothing is free. */
const VenueNumber = ({ isFree, children }: VenueNumberProps) => (
  <span className={number({ isFree })} aria-hidden="true">
    {children}
  </span>
);

/** Rows of a venue that are in view at first. */
const firstRows = 4;

export type VenueTimesListProps = {
  group: VenueTimes;
  /** Its number, as on the map. */
  number: number;
  /** The fragment that opens the map at a venue. */
  getMapHref: (slug: string) => string;
  text: TimesText;
  mode: Mode;
  now: Date;
  /** The DOM id of the heading of its day, where the venue may stand below several. */
  dayId?: string | undefined;
};

/** Where the others of a day are: in the timetable of their activity, of several activities at the venue. */
function othersPath({ venue, hits }: VenueTimes): string {
  const [first, ...others] = new Set(
    hits.map(({ occurrence: { activity, startsAt } }) => `/${activity.slug}/${getDate(startsAt.local)}`),
  );
  return `/location/${venue.slug}${first !== undefined && others.length === 0 ? first : ''}`;
}

/** The free times of one venue, the first four and the others behind a press; of one without any its next. */
export const VenueTimesList = ({ group, number, getMapHref, text, mode, now, dayId }: VenueTimesListProps) => {
  const { venue, hits } = group;
  const { t } = text;
  const row = (hit: VenueTimes['hits'][number]) => (
    <HitRow key={hit.occurrence.compositeKey} {...{ hit, t, mode, now }} heading={dayId === undefined ? 'h3' : 'h4'} />
  );
  const id = useId();
  const Heading = dayId === undefined ? 'h2' : 'h3';
  const rest = hits.slice(firstRows);
  const isFree = hits.length > 0;
  const free = countFree(group);
  const facts = [
    venue.town,
    venue.distanceMiles !== null && t('times.distance', { miles: shortMiles(venue.distanceMiles) }),
    isFree && t('times.free', { count: free }),
  ];
  return (
    <section aria-labelledby={dayId === undefined ? id : `${id} ${dayId}`}>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <Heading id={id} className="heading-4">
            <VenueNumber isFree={isFree}>{number}</VenueNumber>
            <Link
              className="tap-target text-inherit no-underline hover:underline"
              href={hrefIn(mode, `/location/${venue.slug}`)}
              prefetch={false}
            >
              {venue.name}
            </Link>
          </Heading>
          <p className="text-s lining-nums tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {venue.coordinates && (
          <a
            className="inline-flex min-h-tap flex-none items-center gap-1.5 text-s font-medium text-primary-text no-underline hover:underline"
            href={getMapHref(venue.slug)}
          >
            <MapPin className="icon-s" />
            {t('times.map')}
            <VisuallyHidden>, {venue.name}</VisuallyHidden>
          </a>
        )}
      </div>
      {isFree ? (
        <SessionRows className="mt-3">{hits.slice(0, firstRows).map(row)}</SessionRows>
      ) : (
        <FullVenue venue={venue} next={group.next ?? null} {...{ text, mode }} />
      )}
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-tap items-center font-medium text-primary-text">
            {t('times.more', { count: rest.length })}
          </summary>
          <SessionRows>{rest.map(row)}</SessionRows>
        </details>
      )}
      {free > hits.length && (
        <Link
          className="flex min-h-tap w-fit items-center font-medium text-primary-text no-underline hover:underline"
          href={hrefIn(mode, othersPath(group))}
          prefetch={false}
        >
          {t('times.moreAt', { count: free - hits.length, venue: venue.name })}
        </Link>
      )}
    </section>
  );
};
