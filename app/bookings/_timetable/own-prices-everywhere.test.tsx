import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OwnPart } from '#components/times/again/own-part.tsx';
import { TimesEmpty } from '#components/times/times-empty.tsx';
import { TimesFound } from '#components/times/times-found.tsx';
import { TimetableClasses } from '#components/timetable/classes/timetable-classes.tsx';
import '#components/timetable/courts/court-booking.tsx';
import { CourtGrid } from '#components/timetable/courts/court-grid.tsx';
import { NextFreeRow } from '#components/timetable/day/next-free-row.tsx';
import { daySessionsQuery } from '#components/timetable/queries.ts';
import { TicketSessions } from '#components/timetable/tickets/ticket-sessions.tsx';
import { CardNote } from '#components/venues/activities/card-note.tsx';
import { VenueList } from '#components/venues/finder/results/venue-list.tsx';
import { WithLiveTimes } from '#components/venues/live/with-live-times.tsx';
import { OwnVenue } from '#components/venues/own/own-venue.tsx';
import { searchHit } from '#tests/support/model/search-hit.ts';
import { NOON, session } from '#tests/support/model/sessions.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerBy, withSiteServer } from '#tests/support/site-server.ts';
import { question, text, times } from '#tests/support/times-components/question.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { aClass } from '#tests/support/timetable-components/classes.tsx';
import { withNoon } from '#tests/support/timetable-components/clock.ts';
import { badminton, slot } from '#tests/support/timetable-components/courts.tsx';
import { AHEAD, day } from '#tests/support/timetable-components/day.ts';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';
import { swim } from '#tests/support/timetable-components/tickets.tsx';
import { finderVenue } from '#tests/support/venues-components/finder-venues.ts';
import { livePath, liveTimes, liveVenue } from '#tests/support/venues-components/live-times.ts';

withSiteServer();
withNoon();

const pounds = (value: number) => ({ value, currency: 'GBP', formatted: `£${(value / 100).toFixed(2)}` });
const full = pounds(990);
const memberPrice = pounds(410);

beforeEach(() => {
  document.cookie = `touchline_venue=${riverside.slug}`;
  answerBy('priceSessions', ({ body }) => {
    const { items } = body as { items: unknown[] };
    const price = { price: memberPrice, fullPrice: full, savings: [] };
    return { data: { items: items.map(() => ({ each: price, line: price })), total: pounds(0) } };
  });
  answer('getVenue', riverside);
  answer('getAuthUser', { ...alex, linkedUsers: [] });
  answer('listLiveTimes', [liveVenue(riverside.slug, [live])]);
});
afterEach(() => {
  document.cookie = 'touchline_venue=; max-age=0';
});

const now = NOON;
const swimId = 'AAAAAAAAAAAAAAAAAAAAAA202611181800';
const live = liveTimes({ priceFrom: full, priceFromSession: swimId });
const priced = { price: full, priceFrom: null };
const ticketed = { price: null, priceFrom: full };
const hit = (input: typeof priced | typeof ticketed) => {
  const found = searchHit('Riverside', '18:00', 'Swim', { priceFrom: full });
  return { ...found, occurrence: { ...found.occurrence, ...input } };
};
const link = { link: () => undefined };
const list = { onSlug: undefined, ownSlug: undefined, isLoadingMore: false, hasFailedMore: false, total: 1 };
const act = { onLook: () => undefined, onMore: () => undefined };
const search = { question, text, mode: 'web', now } as const;
const found = (input: Partial<ReturnType<typeof times>>) => (
  <TimesFound {...search} times={times(input)} getMapHref={null} />
);

/** Remembers what was booked, for 'Book again'. */
function bookBefore(input: typeof priced | typeof ticketed): void {
  const { venue, ...booked } = cancelledBooking(session(), '1');
  answer('listBookings', [{ ...booked, venue: { ...venue, slug: 'riverside' }, userId: 7, name: 'Swim' }]);
  answerBy('searchSessions', () => ({ data: [hit(input)] }));
}

interface Place {
  show: () => ReactElement;
  prepare?: () => void;
  /** Only somebody who is signed in has it. */
  isOwnOnly?: boolean;
}

const places: Record<string, Place> = {
  'a venue of the finder': {
    show: () => (
      <VenueList
        {...list}
        {...act}
        venues={[
          finderVenue('Riverside', 1, {
            live: { tone: 'free', what: 'Next: Swim 18:00', price: `from ${full.formatted}`, priceSession: swimId },
          }),
        ]}
      />
    ),
  },
  'a card of one’s own venue': { show: () => <OwnVenue renderedAt={0} /> },
  'a card of an activity': {
    show: () => (
      <WithLiveTimes
        target={`${livePath}?venue=riverside`}
        before={{ data: [liveVenue('riverside', [live])], readAt: Date.now() }}
      >
        <CardNote venue="riverside" activity="swimming" courts="6 courts" listed={pounds(770)} />
      </WithLiveTimes>
    ),
  },
  'a free time': { show: () => found({ hits: [hit(priced)], total: 1 }) },
  'a free time with tickets': { show: () => found({ hits: [hit(ticketed)], total: 1 }) },
  'the next free time of a full venue': {
    show: () => {
      const other = searchHit('Beacon Hill', '18:00', 'Swim', { priceFrom: null });
      const free = { ...other, occurrence: { ...other.occurrence, price: null } };
      const next = hit(priced);
      return found({ hits: [free], total: 1, full: [{ venue: next.venue, hits: [], next }] });
    },
  },
  'what is free later': { show: () => <TimesEmpty {...search} times={times({ next: [hit(ticketed)] })} /> },
  'what was booked before': {
    prepare: () => bookBefore(priced),
    show: () => <OwnPart renderedAt={0} />,
    isOwnOnly: true,
  },
  'tickets that were booked before': {
    prepare: () => bookBefore(ticketed),
    show: () => <OwnPart renderedAt={0} />,
    isOwnOnly: true,
  },
  'the next free time of a day': {
    show: () => <NextFreeRow day={day()} time={session(priced)} today="2026-11-18" {...link} />,
  },
  'a session with tickets': {
    show: () => (
      <TicketSessions
        date={AHEAD}
        sessions={[swim(1, '07:00', 'Swim', ticketed)]}
        {...{ now }}
        chosen={undefined}
        linked={null}
        onChoose={() => undefined}
      />
    ),
  },
  'the courts of a day': {
    show: () => (
      <CourtGrid
        day={badminton}
        slots={[slot(9, 1, { price: full }), slot(9, 2, { price: full })]}
        {...{ now }}
        selectedId={null}
        linked={null}
        onSelect={() => undefined}
      />
    ),
  },
  'a class': {
    prepare: () => answer('listActivityTimetableV2', [aClass(1, '18:30', 'Aqua fit', priced)]),
    show: () => <TimetableClasses day={day()} sessions={pageRead(daySessionsQuery, day())} />,
  },
};

const struck = () =>
  [...document.querySelectorAll('s')].map(({ textContent }) => textContent.replace('was ', '').trim());

describe.each(Object.entries(places))('%s', (_, { prepare, show, isOwnOnly = false }) => {
  test('costs whoever is signed in their own price, beside the full one struck', async () => {
    prepare?.();
    renderOnSite(show(), { session: member });
    await waitFor(() => expect(struck().length).toBeGreaterThan(0));
    expect(new Set(struck().map((words) => words.replace(/^\D*/, '£')))).toEqual(new Set([full.formatted]));
    const { body } = document;
    const shown = [...body.querySelectorAll('s')].map(({ parentElement }) => parentElement);
    for (const place of shown) expect(place).toHaveTextContent(memberPrice.formatted);
    expect(within(body).queryAllByText(new RegExp(`^(from )?${full.formatted}$`), { ignore: 's, script' })).toEqual([]);
  });

  if (isOwnOnly) return;
  test('costs a visitor the full price', async () => {
    prepare?.();
    renderOnSite(show(), { session: guest });
    await waitFor(() => expect(document.body).toHaveTextContent(full.formatted));
    expect(struck()).toEqual([]);
    expect(screen.queryByText(memberPrice.formatted, { exact: false })).toBeNull();
  });
});
