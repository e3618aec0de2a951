import { dayPartTimes } from '#components/booking/model/timetable-parts.ts';
import { at, session } from '#tests/support/model/sessions.ts';
import { countFilters, filterChoices, filterTimetable, noFilters } from './timetable-filter.ts';
import { sortByStartAndName } from './timetable-sort.ts';

const aoife = { id: 'a', name: 'Aoife Byrne' };
const zoe = { id: 'z', name: 'Zoë Adams' };
const starting = (clock: string, input: Parameters<typeof session>[0] = {}) =>
  session({ startsAt: at(clock), templateName: clock, ...input });
const names = (sessions: readonly { templateName: string }[]) => sessions.map(({ templateName }) => templateName);
const wholeDay = ['00:00', '11:59', '12:00', '16:59', '17:00', '23:45'].map((clock) => starting(clock));

test.each([
  ['morning', ['00:00', '11:59']],
  ['afternoon', ['12:00', '16:59']],
  ['evening', ['17:00', '23:45']],
] as const)('the %s has what starts in it', (part, expected) => {
  expect(names(filterTimetable(wholeDay, { ...noFilters, ...dayPartTimes[part] }))).toEqual(expected);
});

test.each([
  ['from a time on', { startTime: '16:59' }, ['16:59', '17:00', '23:45']],
  ['before a time', { endTime: '11:59' }, ['00:00']],
  ['between equal times', { startTime: '12:00', endTime: '12:00' }, []],
])('with one limit: %s', (_, times, expected) => {
  expect(names(filterTimetable(wholeDay, { ...noFilters, ...times }))).toEqual(expected);
});

test('a summer class counts by the clock of the venue, not by UTC', () => {
  const noon = { utc: '2026-07-01T11:30:00Z', local: '2026-07-01 12:30:00', timezone: 'Europe/London' };
  const summer = [session({ startsAt: noon, templateName: 'Lunch spin' })];
  expect(filterTimetable(summer, { ...noFilters, ...dayPartTimes.morning })).toEqual([]);
  expect(names(filterTimetable(summer, { ...noFilters, ...dayPartTimes.afternoon }))).toEqual(['Lunch spin']);
});

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
  ['a part of the day only', { startTime: '12:00', endTime: '17:00' }, 0],
  ['one instructor', { instructors: ['a'] }, 1],
  ['an instructor and two tags', { instructors: ['a'], tags: ['Cardio', 'Water'] }, 3],
])('the number on the filter button counts %s', (_, filters, count) => {
  expect(countFilters({ ...noFilters, ...filters })).toBe(count);
});

test('choices are those of the day, once each, by name', () => {
  const day = [
    starting('09:00', { instructors: [zoe, aoife], tags: ['Water', 'Cardio'] }),
    starting('10:00', { instructors: [{ ...aoife }], tags: ['Cardio'] }),
  ];
  expect(filterChoices(day)).toEqual({ instructors: [aoife, zoe], tags: ['Cardio', 'Water'] });
  expect(filterChoices([])).toEqual({ instructors: [], tags: [] });
});

test('two people of one name are two choices', () => {
  const namesake = { id: 'a2', name: aoife.name };
  expect(filterChoices([starting('09:00', { instructors: [aoife, namesake] })]).instructors).toHaveLength(2);
});

test('names that start together stand as a reader looks them up', () => {
  const together = ['Zumba', 'aqua fit', 'Élan', 'Boxing'].map((templateName) => session({ templateName }));
  expect(names(sortByStartAndName(together))).toEqual(['aqua fit', 'Boxing', 'Élan', 'Zumba']);
});
