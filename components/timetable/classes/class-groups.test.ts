import { at, session } from '#tests/support/model/sessions.ts';
import { classGroups } from './class-list.tsx';

const starting = (clock: string, templateName: string) => session({ startsAt: at(clock), templateName });
const sorted = [
  starting('07:00', 'Yoga'),
  starting('11:59', 'Boxing'),
  starting('12:00', 'Yoga'),
  starting('19:00', 'aqua fit'),
];
const shown = (browseByName: boolean) =>
  classGroups(sorted, browseByName).map(({ part, name, sessions }) => [
    part,
    name,
    sessions.map(({ startsAt }) => startsAt.local.slice(11, 16)),
  ]);

test('by part of the day, the parts in order', () => {
  expect(shown(false)).toEqual([
    ['morning', '', ['07:00', '11:59']],
    ['afternoon', '', ['12:00']],
    ['evening', '', ['19:00']],
  ]);
});

test('by name, for activities in which people look for a class, each at its times', () => {
  expect(shown(true)).toEqual([
    [null, 'aqua fit', ['19:00']],
    [null, 'Boxing', ['11:59']],
    [null, 'Yoga', ['07:00', '12:00']],
  ]);
});

test.each([true, false])('groups can be told apart, and no class makes no group (by name: %s)', (browseByName) => {
  const ids = classGroups(sorted, browseByName).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(classGroups([], browseByName)).toEqual([]);
});
