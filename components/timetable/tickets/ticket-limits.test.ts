import type { Ticket } from '#contract/timetable/tickets.ts';
import { extraLines, maxQuantity, placesTaken, selectionTotal, ticketLines, withinLimits } from './ticket-selection.ts';

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const ticket = (id: string, price: number, attendees: number): Ticket => ({
  id,
  name: id,
  attendees,
  ages: null,
  pricingOption: { id: `option-${id}`, name: null, reference: id },
  price: money(price),
  extraPricingOptions: [{ id: 'float', name: null, reference: 'FLOAT', price: money(150) }],
});
const adult = ticket('adult', 560, 1);
const family = ticket('family', 1500, 4);
const tickets = [adult, family];
const some = (adults: number, families: number) => ({ adult: adults, family: families });

test.each([
  [0, 0, 0],
  [3, 0, 3],
  [0, 2, 8],
  [2, 1, 6],
])('%i adults and %i families take %i places', (adults, families, places) => {
  expect(placesTaken(tickets, some(adults, families))).toBe(places);
});

test.each([
  { of: 'adult', chosen: some(0, 0), available: 5, most: 5 },
  { of: 'adult', chosen: some(0, 1), available: 5, most: 1 },
  { of: 'adult', chosen: some(0, 2), available: 5, most: 0 },
  { of: 'family', chosen: some(0, 0), available: 3, most: 0 },
  { of: 'family', chosen: some(0, 0), available: 9, most: 2 },
  { of: 'family', chosen: some(2, 0), available: 9, most: 1 },
  { of: 'family', chosen: some(0, 0), available: -1, most: 0 },
])('with $available places and $chosen, at most $most of $of', ({ of, chosen, available, most }) => {
  const one = of === 'adult' ? adult : family;
  expect(maxQuantity(one, tickets, chosen, { available, isForAnother: false })).toBe(most);
  expect(maxQuantity(one, tickets, chosen, { available, isForAnother: true })).toBe(Math.min(most, 1));
});

test.each([
  { chosen: some(2, 1), available: 6, isForAnother: false, left: some(2, 1) },
  { chosen: some(2, 1), available: 5, isForAnother: false, left: some(2, 0) },
  { chosen: some(7, 0), available: 5, isForAnother: false, left: some(5, 0) },
  { chosen: some(2, 2), available: 20, isForAnother: true, left: some(1, 1) },
  { chosen: some(1, 1), available: 4, isForAnother: true, left: some(1, 0) },
  { chosen: some(1, 1), available: 0, isForAnother: false, left: some(0, 0) },
])('$chosen come down to $left with $available places (other person: $isForAnother)', ({ chosen, left, ...limits }) => {
  expect(withinLimits(tickets, { tickets: chosen, extras: { float: 2 } }, limits)).toEqual({
    tickets: left,
    extras: { float: 2 },
  });
});

test('a ticket that is no longer sold leaves the selection', () => {
  const selection = { tickets: some(1, 1), extras: {} };
  expect(withinLimits([adult], selection, { available: 9, isForAnother: false }).tickets).toEqual({ adult: 1 });
});

test.each([
  [some(0, 0), 0, 0],
  [some(1, 0), 0, 560],
  [some(3, 1), 0, 3180],
  [some(1, 0), 10, 2060],
  [some(0, 0), 10, 0],
])('%j with %i floats come to %i pence', (chosen, floats, total) => {
  const selection = { tickets: chosen, extras: { float: floats } };
  expect(selectionTotal([...ticketLines(tickets, selection), ...extraLines(tickets, selection)])).toBe(total);
});

test('an extra without a name goes by its reference', () => {
  expect(extraLines(tickets, { tickets: some(1, 0), extras: { float: 1 } })).toEqual([
    { id: 'float', name: 'FLOAT', quantity: 1, amount: 150 },
  ]);
});
