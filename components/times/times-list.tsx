import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { VenueTimes } from './group-by-venue.ts';
import { HitRow } from './hit-row.tsx';
import type { TimesText } from './times-labels.ts';
import { VenueTimesList } from './venue-times-list.tsx';

export type TimesListProps = {
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
export const TimesList = ({ question, hits, groups, numbers, getMapHref, text, mode, now, dayId }: TimesListProps) =>
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
