import { screen, within } from '@testing-library/react';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { searchHit } from '#tests/support/model/search-hit.ts';
import { NOON } from '#tests/support/model/sessions.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { halifax, question, text, times } from '#tests/support/times-components/question.ts';
import type { VenueTimes } from './group-by-venue.ts';
import type { Times } from './load-times.ts';
import { TimesEmpty } from './times-empty.tsx';
import { TimesFound } from './times-found.tsx';
import { TimesHead } from './times-head.tsx';

withSiteServer();

const getMapHref = (slug = '') => `#map-${slug}`;
const found = (hits: SearchHit[], request = question, full: VenueTimes[] = [], session = guest) =>
  renderOnSite(
    <TimesFound
      question={request}
      times={times({ hits, total: hits.length, full })}
      mode="web"
      now={NOON}
      {...{ text, getMapHref }}
    />,
    { session },
  );

describe('free times', () => {
  const clocks = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30'];
  const pools = [
    ...clocks.map((clock) => searchHit('Beacon Hill Pools', clock, 'Lane swim')),
    searchHit('Riverside', '18:15', 'Aqua fit'),
  ];

  test('are listed by venue, the first four of each, and each leads to its row of its day', () => {
    found(pools);
    expect(screen.getByRole('status')).toHaveTextContent('7 free times at 2 venues');
    const beacon = within(screen.getByRole('region', { name: 'Beacon Hill Pools' }));
    expect(beacon.getByText('Halifax · 0.6 miles · 6 free')).toBeVisible();
    expect(beacon.getByText('Show 2 more')).toBeVisible();
    const [first] = beacon.getAllByRole('link', { name: /^Book/ });
    expect(first).toHaveAccessibleName('Book Lane swim, 17:00, Beacon Hill Pools');
    expect(first).toHaveAttribute(
      'href',
      '/location/beacon-hill-pools/swimming/2026-11-19#session-AAAAAAAAAAAAAAAAAAAAAA202611191700',
    );
    expect(beacon.getAllByText('13 available')).toHaveLength(6);
  });

  test('are one list by time on demand, with the venue in each row', () => {
    found(pools, { ...question, order: 'earliest' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getAllByText(/^Beacon Hill Pools · Main pool$/)).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Nearest' })).toHaveAttribute(
      'href',
      '/times/swimming/2026-11-19/evening/halifax/10',
    );
  });

  test('have the price of whoever looks, with the full one struck', async () => {
    const pounds = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
    const memberPrice = { price: pounds(440), fullPrice: pounds(520), savings: [] };
    answer('priceSessions', { items: [{ each: memberPrice, line: memberPrice }], total: pounds(0) });
    found([searchHit('Riverside', '18:00', 'Badminton', { freeCourts: 2 })], question, [], member);
    expect(await screen.findByText('£5.20')).toBeVisible();
    expect(screen.getByText(/from £4\.40/)).toBeVisible();
  });

  test('of courts say how many are free, and the lowest price', () => {
    found([searchHit('Riverside', '18:00', 'Badminton', { freeCourts: 2 })]);
    expect(screen.getByText('2 courts free')).toBeVisible();
    expect(screen.getByText('from £5.20')).toBeVisible();
  });

  test('say that there are more than the page has', () => {
    renderOnSite(
      <TimesFound
        question={question}
        times={times({ hits: pools, total: 254, isCut: true })}
        mode="web"
        now={NOON}
        {...{ text, getMapHref }}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('The first 7 of 254 free times');
  });

  test('of a venue with many are the first of the day, and the others a link away', () => {
    const many = clocks.map((clock) => searchHit('Beacon Hill Pools', clock, 'Lane swim', { venueHits: 40 }));
    const mixed = ['Aqua fit', 'Badminton'].map((name) => {
      const hit = searchHit('Riverside', '18:15', name, { venueHits: 3 });
      return { ...hit, occurrence: { ...hit.occurrence, activity: { slug: name.toLowerCase(), name } } };
    });
    const hits = [...many, ...mixed];
    renderOnSite(
      <TimesFound
        question={question}
        times={times({ hits, total: 43 })}
        mode="web"
        now={NOON}
        {...{ text, getMapHref }}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('43 free times at 2 venues');
    expect(screen.getByText('Halifax · 0.6 miles · 40 free')).toBeVisible();
    expect(screen.getByRole('link', { name: '34 more at Beacon Hill Pools' })).toHaveAttribute(
      'href',
      '/location/beacon-hill-pools/swimming/2026-11-19',
    );
    expect(screen.getByRole('link', { name: '1 more at Riverside' })).toHaveAttribute('href', '/location/riverside');
  });

  test('of a weekend stand below their day, each venue with the same number on both', () => {
    const on = (date: string, name: string, clock: string) => {
      const hit = searchHit(name, clock, 'Lane swim');
      const { startsAt } = hit.occurrence;
      const local = startsAt.local.replace('2026-11-19', date);
      return {
        ...hit,
        occurrence: { ...hit.occurrence, startsAt: { ...startsAt, local }, compositeKey: date + clock },
      };
    };
    const hits = [
      on('2026-11-21', 'Beacon', '09:00'),
      on('2026-11-22', 'Beacon', '10:00'),
      on('2026-11-22', 'Riverside', '09:30'),
    ];
    found(hits, { ...question, date: '2026-11-21', isWeekend: true, part: 'morning' });
    expect(screen.getByRole('status')).toHaveTextContent('3 free times at 2 venues');
    const saturday = within(screen.getByRole('region', { name: 'Saturday, 21 November' }));
    const sunday = within(screen.getByRole('region', { name: 'Sunday, 22 November' }));
    expect(saturday.getAllByRole('region').map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['1Beacon']);
    expect(sunday.getAllByRole('heading').map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
      'h2 Sunday, 22 November',
      'h3 1Beacon',
      'h4 Lane swim',
      'h3 2Riverside',
      'h4 Lane swim',
    ]);
    expect(sunday.getByRole('region', { name: /Beacon Sunday, 22 November$/ })).toBeVisible();
  });

  test('in one list by time stand right below the heading of the page', () => {
    found(pools, { ...question, order: 'earliest' });
    expect(screen.getAllByRole('heading').map(({ localName }) => localName)).toEqual(pools.map(() => 'h2'));
  });

  test('have the number of their venue on the map, and a venue without any its next', () => {
    const placed = (name: string, distanceMiles: number, time = '18:15') => {
      const hit = searchHit(name, time, 'Aqua fit');
      return { ...hit, venue: { ...hit.venue, distanceMiles, coordinates: halifax } };
    };
    const { venue } = placed('Hebden Vale', 6.8);
    const next = { ...placed('Hebden Vale', 6.8, '17:30') };
    found([placed('Riverside', 2.1), placed('Stoodley', 9.4)], question, [{ venue, hits: [], next }]);
    expect(screen.getByRole('status')).toHaveTextContent('2 free times at 2 venues');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '1Riverside',
      '2Hebden Vale',
      '3Stoodley',
    ]);
    const full = within(screen.getByRole('region', { name: 'Hebden Vale' }));
    expect(full.getByText('Nothing is free then.')).toBeVisible();
    expect(full.getByText(/^Next free:/)).toHaveTextContent(/^Next free: Thu, 19 Nov, 17:30, Aqua fit, £/);
    expect(full.getByRole('link', { name: /^See Thu, 19 Nov.*Hebden Vale$/ })).toHaveAttribute(
      'href',
      '/location/hebden-vale/swimming/2026-11-19',
    );
    expect(screen.getByRole('link', { name: /^Map.*Stoodley$/ })).toHaveAttribute('href', '#map-stoodley');
  });

  test('of venues that are not on the map have no way there', () => {
    found(pools);
    expect(screen.queryByRole('link', { name: /^Map/ })).not.toBeInTheDocument();
  });
});

test('the places that have to be left are chosen by chips, the chosen one first', () => {
  found([searchHit('Riverside', '18:15', 'Aqua fit')], { ...question, places: 3 });
  const chips = within(screen.getByRole('navigation', { name: 'Filters' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Places for 3, take away', '/times/swimming/2026-11-19/evening/halifax/10'],
    ['Places for 2', '/times/swimming/2026-11-19/evening/halifax/10/for-2'],
    ['Places for 4', '/times/swimming/2026-11-19/evening/halifax/10/for-4'],
  ]);
  expect(chips[0]).toHaveAttribute('aria-current', 'true');
});

describe('where nothing is free', () => {
  const empty = (input: Partial<Times>, request = question) =>
    renderOnSite(<TimesEmpty question={request} times={times(input)} text={text} mode="web" now={NOON} />);

  test('the nearest answers are offered, and every activity', () => {
    empty({});
    expect(screen.getByRole('heading', { name: 'Nothing is free for “Swimming” at that time' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Swimming, tomorrow morning: 14 free', '/times/swimming/2026-11-19/morning/halifax/10'],
      ['Swimming, Fri, 20 Nov, evening: 11 free', '/times/swimming/2026-11-20/evening/halifax/10'],
      ['Within 20 miles', '/times/swimming/2026-11-19/evening/halifax/20'],
      ['Show every activity', '/times/all/2026-11-19/evening/halifax/10'],
    ]);
  });

  test('that is said of the fortnight where only a wider search may have something', () => {
    empty({ days: [] });
    expect(screen.getByText(/^Nothing can be booked in the next two weeks/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Within 20 miles' })).toBeVisible();
  });

  test('a day that is over is said to be, and what is offered is of today', () => {
    empty({}, { ...question, date: '2026-11-17' });
    expect(screen.getByRole('heading', { name: 'This day has passed' })).toBeVisible();
    expect(screen.getByText('Choose a date from today on.')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Swimming, this evening: 4 free', '/times/swimming/2026-11-18/evening/halifax/10'],
      ['Show every activity', '/times/all/2026-11-18/evening/halifax/10'],
    ]);
  });

  test('a weekend is over when its Sunday is', () => {
    empty({ days: [] }, { ...question, date: '2026-11-14', isWeekend: true });
    expect(screen.getByRole('heading', { name: 'This day has passed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Within 20 miles' })).toHaveAttribute(
      'href',
      '/times/swimming/2026-11-18/evening/halifax/20',
    );
  });

  test('a filter is named, and can be taken away', () => {
    empty({}, { ...question, places: 3 });
    expect(screen.getByRole('link', { name: 'Clear the filter “Places for 3”' })).toHaveAttribute(
      'href',
      '/times/swimming/2026-11-19/evening/halifax/10',
    );
    expect(screen.getByRole('link', { name: 'Within 20 miles' })).toHaveAttribute(
      'href',
      '/times/swimming/2026-11-19/evening/halifax/20/for-3',
    );
  });

  test('a later time can be booked from there', () => {
    empty({ days: [], next: [searchHit('Riverside', '18:15', 'Aqua fit')] });
    expect(screen.getByRole('link', { name: 'Book Aqua fit, 18:15, Riverside' })).toBeVisible();
  });
});

describe('the head', () => {
  const head = (request: TimesQuestion, input: Partial<Times> = {}) =>
    renderOnSite(<TimesHead question={request} times={times(input)} text={text} mode="web" />);

  test.each([
    [{ date: '2026-11-18' }, 'Swimming, this evening'],
    [{}, 'Swimming, tomorrow evening'],
    [{ part: null }, 'Swimming, tomorrow'],
    [{ date: '2026-11-24', part: 'morning' }, 'Swimming, Tue, 24 Nov, morning'],
    [{ date: '2026-11-21', isWeekend: true, part: 'morning' }, 'Swimming, this weekend, mornings'],
    [{ date: '2026-11-28', isWeekend: true, part: null }, 'Swimming, weekend of Sat, 28 Nov'],
  ] as const)('says the question %j in words', (input, heading) => {
    head({ ...question, ...input });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText('Near Halifax, within 10 miles')).toBeVisible();
  });

  test('has a skip link to what was found, and none where nothing was', () => {
    const hits = [searchHit('Riverside', '18:15', 'Aqua fit')];
    const { unmount } = head(question, { hits });
    expect(screen.getByRole('link', { name: 'Skip to the free times' })).toHaveAttribute('href', '#answers');
    unmount();
    const list = found(hits);
    expect(document.querySelector('#answers')).toContainElement(screen.getByRole('link', { name: /^Book/ }));
    list.unmount();
    head(question);
    expect(screen.queryByRole('link', { name: 'Skip to the free times' })).not.toBeInTheDocument();
  });

  test('says that a place is not known, at its field, in the open form', () => {
    head({ ...question, near: { place: 'halifaks', miles: 10 } }, { place: { kind: 'unknown', text: 'halifaks' } });
    // One form for a wide window, one for a narrow one.
    for (const where of screen.getAllByRole('textbox', { name: 'Where' })) {
      expect(where).toBeVisible();
      expect(where).toHaveValue('halifaks');
      expect(where).toHaveAccessibleDescription(/We can’t find halifaks. Try a town or a postcode./);
    }
    expect(screen.queryByText('Near halifaks, within 10 miles')).not.toBeInTheDocument();
  });
});
