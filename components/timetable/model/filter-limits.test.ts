import { at, session } from '#tests/support/model/sessions.ts';
import { filterChoices, countFilters, filterTimetable, fitsFilters, noFilters } from './timetable-filter.ts';
import { sortByStartAndName } from './timetable-sort.ts';

const aoife = { id: 'a', name: 'Aoife Byrne' };
const zoe = { id: 'z', name: 'Zoë Adams' };
const starting = (clock: string, input: Parameters<typeof session>[0] = {}) =>
  session({ startsAt: at(clock), templateName: clock, ...input });
const names = (sessions: readonly { templateName: string }[]) => sessions.map(({ templateName }) => templateName);

test.each([
  ['an instructor who is not there', { instructors: ['nobody'] }, []],
  ['a class without instructors', { instructors: ['a'] }, ['10:00']],
  ['a tag in other letters', { tags: ['cardio'] }, []],
  ['one of two tags', { tags: ['Cardio', 'Strength'] }, ['10:00']],
  ['instructor and tag of different classes', { instructors: ['a'], tags: ['Water'] }, []],
])('%s', (_, filters, expected) => {
  const day = [starting('10:00', { instructors: [aoife], tags: ['Cardio'] }), starting('11:00', { tags: ['Water'] })];
  expect(names(filterTimetable(day, { ...noFilters, ...filters }))).toEqual(expected);
});

test.each([
  ['nothing', {}, 0],
  ['one instructor', { instructors: ['a'] }, 1],
  ['an instructor and two tags', { instructors: ['a'], tags: ['Cardio', 'Water'] }, 3],
  ['two times as one, and a location', { startTime: '09:00', endTime: '12:00', locations: ['l'] }, 2],
  ['one time', { endTime: '12:00' }, 1],
])('the number on the filter button counts %s', (_, filters, count) => {
  expect(countFilters({ ...noFilters, ...filters })).toBe(count);
});

test('choices are those of the day, once each, by name', () => {
  const day = [
    starting('09:00', { instructors: [zoe, aoife], tags: ['Water', 'Cardio'] }),
    starting('10:00', { instructors: [{ ...aoife }], tags: ['Cardio'] }),
  ];
  expect(filterChoices(day)).toMatchObject({ instructors: [aoife, zoe], tags: ['Cardio', 'Water'] });
  expect(filterChoices([])).toEqual({ starts: [], ends: [], instructors: [], tags: [], locations: [] });
});

describe('times', () => {
  const lesson = session({ startsAt: at('18:15'), endsAt: at('19:00') });
  test.each([
    ['from its start on', { startTime: '18:15' }, true],
    ['from a minute after its start on', { startTime: '18:16' }, false],
    ['until its end', { endTime: '19:00' }, true],
    ['until a minute before its end', { endTime: '18:59' }, false],
    ['between two times that it is within', { startTime: '18:00', endTime: '19:30' }, true],
    ['between two times, and no instructor of those chosen', { startTime: '18:00', instructors: ['a'] }, false],
  ])('%s', (_, filters, fits) => {
    expect(fitsFilters(lesson, { ...noFilters, ...filters })).toBe(fits);
  });

  test('are those of the venue, not of UTC', () => {
    const early = session({ startsAt: at('18:30', '2026-07-01'), endsAt: at('19:30', '2026-07-01') });
    expect(fitsFilters(early, { ...noFilters, startTime: '18:30', endTime: '19:30' })).toBe(true);
    expect(fitsFilters(early, { ...noFilters, endTime: '19:00' })).toBe(false);
  });

  test('of its day are all before the end of a session past midnight', () => {
    const late = session({ startsAt: at('23:00'), endsAt: at('00:30', '2026-11-19') });
    expect(fitsFilters(late, { ...noFilters, endTime: '23:30' })).toBe(false);
    expect(fitsFilters(late, { ...noFilters, startTime: '23:00' })).toBe(true);
  });

  test('on offer are the half hours in which sessions start and end', () => {
    const day = [
      session({ startsAt: at('09:00'), endsAt: at('09:45') }),
      session({ startsAt: at('09:29'), endsAt: at('10:00') }),
      session({ startsAt: at('18:45'), endsAt: at('19:10') }),
      session({ startsAt: at('22:30'), endsAt: at('23:40') }),
      session({ startsAt: at('23:00'), endsAt: at('00:30', '2026-11-19') }),
    ];
    expect(filterChoices(day)).toMatchObject({
      starts: ['09:00', '18:30', '22:30', '23:00'],
      ends: ['10:00', '19:30'],
    });
  });

  test('are not on offer where all sessions start in one half hour', () => {
    expect(filterChoices([starting('09:00'), starting('09:15')])).toMatchObject({ starts: [], ends: [] });
  });
});

describe('locations', () => {
  const [one, two, ten] = ['Court 1', 'Court 2', 'Court 10'].map((name, index) => ({
    id: `l${index}`,
    names: [name, 'Riverside'],
  }));
  const on = (locations: (typeof one)[], friendlyLocationName: string | null = null) =>
    session({ locations: locations.filter((place) => place !== undefined), friendlyLocationName });

  test('any of several', () => {
    const day = [on([one]), on([two]), on([one, two])];
    const count = (locations: string[]) => filterTimetable(day, { ...noFilters, locations }).length;
    expect([count([]), count(['l0']), count(['l0', 'l1']), count(['l2'])]).toEqual([3, 2, 3, 0]);
  });

  test('are on offer where there are several, with numbers in order', () => {
    const names = (sessions: ReturnType<typeof on>[]) => filterChoices(sessions).locations.map(({ name }) => name);
    expect(names([on([ten]), on([two]), on([one, two])])).toEqual(['Court 1', 'Court 2', 'Court 10']);
    expect(names([on([one]), on([one])])).toEqual([]);
  });

  test('are called as all sessions call them that are there alone, else by their usual name', () => {
    const names = (sessions: ReturnType<typeof on>[]) => filterChoices(sessions).locations.map(({ name }) => name);
    expect(names([on([one], 'Glass court'), on([one], 'Glass court'), on([two])])).toEqual(['Court 2', 'Glass court']);
    expect(names([on([one], 'Glass court'), on([one]), on([two])])).toEqual(['Court 1', 'Court 2']);
    expect(names([on([one], 'Glass court'), on([one, two], 'Both')])).toEqual(['Court 2', 'Glass court']);
  });
});

test('two people of one name are two choices', () => {
  const namesake = { id: 'a2', name: aoife.name };
  expect(filterChoices([starting('09:00', { instructors: [aoife, namesake] })]).instructors).toHaveLength(2);
});

test('names that start together stand as a reader looks them up', () => {
  const together = ['Zumba', 'aqua fit', 'Élan', 'Boxing'].map((templateName) => session({ templateName }));
  expect(names(sortByStartAndName(together))).toEqual(['aqua fit', 'Boxing', 'Élan', 'Zumba']);
});
