import { at, session } from '#tests/support/model/sessions.ts';
import { countFilters, filterChoices, filterTimetable, noFilters } from './timetable-filter.ts';
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
