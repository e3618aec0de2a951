import { campItem, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { getTicketKind, getVisitEntryId, getVisits, isTicket } from './visits.ts';

const swim = (id: number, name: string, input = {}) =>
  sessionItem(id, name, 480, { occurrenceId: 'S'.repeat(22) + '202611191830', ...input });
const visits = (...items: ReturnType<typeof swim>[]) => getVisits(items.filter(isTicket));

it('is one visit, whoever comes to the same session', () => {
  const [visit, ...others] = visits(
    swim(1, 'Family swim, Adult', { quantity: 2 }),
    sessionItem(2, 'Yoga', 620),
    swim(3, 'Family swim, Junior'),
  );
  expect(visit).toMatchObject({ name: 'Family swim', quantity: 3 });
  expect(visit?.items.map((item) => getTicketKind(item, visit))).toEqual(['Adult', 'Junior']);
  expect(others.map(({ name }) => name)).toEqual(['Yoga']);
});

it('keeps the name of a single line, commas and all', () => {
  expect(visits(swim(1, 'Badminton, court 3'))).toMatchObject([{ name: 'Badminton, court 3', quantity: 1 }]);
});

it('is called as its first where the names share nothing', () => {
  expect(visits(swim(1, 'Lane swim'), swim(2, 'Laned swimming'))).toMatchObject([{ name: 'Lane swim' }]);
});

it('has the code of the line that was first in the basket, in whatever order they come', () => {
  const [visit] = visits(swim(4, 'Swim, Junior'), swim(2, 'Swim, Adult'));
  expect(visit && getVisitEntryId(visit)).toBe(uuid(102));
});

it.each([
  ['a session', swim(1, 'Swim'), true],
  ['a session paid for with a package', swim(1, 'Swim', { packageApplied: true }), true],
  ['a session with a benefit', swim(1, 'Swim', { benefitApplied: true }), true],
  ['a camp', campItem(2, 'Camp', ['2026-12-22']), false],
])('%s has a ticket: %s', (_name, item, expected) => {
  expect(isTicket(item)).toBe(expected);
});

it('is one visit with one code, whether a package or a card paid for its people', () => {
  const found = visits(swim(1, 'Swim, Adult', { quantity: 2, packageApplied: true }), swim(2, 'Swim, Junior'));
  expect(found).toMatchObject([{ name: 'Swim', quantity: 3 }]);
  expect(found.map(getVisitEntryId)).toEqual([uuid(101)]);
});
