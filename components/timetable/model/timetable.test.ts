import { hasEnded, nextToStart } from '#components/booking/model/timetable-now.ts';
import { isV2Date, getDayPart, groupByDayPart } from '#components/booking/model/timetable-parts.ts';
import { at, NOON, session } from '#tests/support/model/sessions.ts';
import { filterChoices, filterTimetable, countFilters, noFilters } from './timetable-filter.ts';
import { sortByStart, sortByStartAndName } from './timetable-sort.ts';

const starting = (clock: string, name = clock) =>
  session({ startsAt: at(clock), endsAt: at('23:00'), templateName: name });
const names = (sessions: { templateName: string }[]) => sessions.map(({ templateName }) => templateName);

describe('order', () => {
  test('sessions stand by their start', () => {
    expect(names(sortByStart([starting('19:00'), starting('07:00'), starting('12:15')]))).toEqual([
      '07:00',
      '12:15',
      '19:00',
    ]);
  });

  test('sessions that start together stand by name', () => {
    expect(names(sortByStartAndName([starting('09:00', 'Yoga'), starting('09:00', 'Aqua fit')]))).toEqual([
      'Aqua fit',
      'Yoga',
    ]);
  });

  test('the hour that clocks repeat in October keeps its true order', () => {
    const second = { ...at('01:30'), utc: '2026-10-25T01:30:00Z', local: '2026-10-25 01:30:00' };
    const first = { ...at('01:45'), utc: '2026-10-25T00:45:00Z', local: '2026-10-25 01:45:00' };
    expect(sortByStart([{ startsAt: second }, { startsAt: first }])).toEqual([
      { startsAt: first },
      { startsAt: second },
    ]);
  });

  test('leaves the given list alone', () => {
    const input = [starting('19:00'), starting('07:00')];
    sortByStart(input);
    expect(names(input)).toEqual(['19:00', '07:00']);
  });
});

describe('parts of the day', () => {
  test.each([
    ['06:30', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['23:45', 'evening'],
  ] as const)('%s is %s', (clock, part) => {
    expect(getDayPart(at(clock))).toBe(part);
  });

  test('goes by the clock on the venue wall, not by UTC', () => {
    expect(getDayPart({ local: '2026-07-01 12:15:00' })).toBe('afternoon');
  });

  test('leaves out the parts with nothing in them', () => {
    const groups = groupByDayPart([starting('18:00'), starting('07:00'), starting('19:00')]);
    expect(groups.map(({ part, items }) => [part, names(items)])).toEqual([
      ['morning', ['07:00']],
      ['evening', ['18:00', '19:00']],
    ]);
  });
});

describe('the line of the present', () => {
  test('runs above the first session that has not started', () => {
    const day = [starting('09:00'), starting('11:59'), starting('12:30')];
    expect(nextToStart(day, NOON)?.templateName).toBe('12:30');
  });

  test('a session that starts this very minute has started', () => {
    expect(nextToStart([starting('12:00'), starting('12:30')], NOON)?.templateName).toBe('12:30');
  });

  test('is not drawn on a day that lies ahead or behind', () => {
    expect(nextToStart([starting('13:00')], NOON)).toBeUndefined();
    expect(nextToStart([starting('11:00')], NOON)).toBeUndefined();
    expect(nextToStart([], NOON)).toBeUndefined();
  });

  test('a session has ended only when its end has come', () => {
    expect(hasEnded({ endsAt: at('12:01') }, NOON)).toBe(false);
    expect(hasEnded({ endsAt: at('12:00') }, NOON)).toBe(true);
  });
});

describe('filters', () => {
  const hannah = { id: 'h', name: 'Hannah Lowe' };
  const dan = { id: 'd', name: 'Dan Okafor' };
  const day = [
    { ...starting('09:00', 'Yoga'), instructors: [hannah], tags: ['Mind and body'] },
    { ...starting('12:00', 'HIIT'), instructors: [dan], tags: ['Cardio'] },
    { ...starting('17:00', 'Spin'), instructors: [dan, hannah], tags: ['Cardio', 'Low impact'] },
  ];
  const filtered = (input: Partial<typeof noFilters>) => names(filterTimetable(day, { ...noFilters, ...input }));

  test('nothing chosen lets everything through', () => {
    expect(filtered({})).toEqual(['Yoga', 'HIIT', 'Spin']);
  });

  test('any of several instructors and any of several tags, but both kinds', () => {
    expect(filtered({ instructors: ['h'] })).toEqual(['Yoga', 'Spin']);
    expect(filtered({ tags: ['Cardio', 'Mind and body'] })).toEqual(['Yoga', 'HIIT', 'Spin']);
    expect(filtered({ instructors: ['h'], tags: ['Cardio'] })).toEqual(['Spin']);
  });

  test('offers each instructor and tag of the day once, by name', () => {
    expect(filterChoices(day)).toMatchObject({
      instructors: [dan, hannah],
      tags: ['Cardio', 'Low impact', 'Mind and body'],
    });
  });

  test('counts what hides behind the filter button', () => {
    expect(countFilters({ ...noFilters, instructors: ['h'], tags: ['Cardio'] })).toBe(2);
  });
});

describe('old or new calls', () => {
  const venue = { activitiesV2Enabled: true, activitiesV2MigrationDate: '2026-12-01' };

  test('new ones from the migration date on', () => {
    expect(isV2Date(venue, '2026-11-30')).toBe(false);
    expect(isV2Date(venue, '2026-12-01')).toBe(true);
  });

  test('old ones at a venue without a date, or not switched on', () => {
    expect(isV2Date({ ...venue, activitiesV2MigrationDate: null }, '2026-12-01')).toBe(false);
    expect(isV2Date({ ...venue, activitiesV2Enabled: false }, '2026-12-01')).toBe(false);
  });
});
