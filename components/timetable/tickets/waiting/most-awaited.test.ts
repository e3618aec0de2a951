import type { Ticket } from '#contract/timetable/tickets.ts';
import { getMostAwaited } from './use-awaited-places.ts';

const money = { formatted: '£5.00', value: 500, currency: 'GBP' };
const ticket = (id: string, attendees: number): Ticket => ({
  ...{ id, name: id, attendees, ages: null, price: money, extraPricingOptions: [] },
  pricingOption: { id: `option-${id}`, name: null, reference: id },
});
const tickets = [ticket('adult', 1), ticket('family', 4)];
const full = { available: 0, consumed: 20, maximum: 20 };

test.each([
  ['as many as the waitlist has left', { waitlist: { maximum: 10, available: 8, consumed: 2 }, capacity: full }, 8],
  ['no more than the session has', { waitlist: { maximum: 50, available: 50, consumed: 0 }, capacity: full }, 20],
  ['one where the waitlist is full', { waitlist: { maximum: 2, available: 0, consumed: 2 }, capacity: full }, 1],
  ['one without a waitlist', { waitlist: null, capacity: full }, 1],
])('%s', (_, session, most) => {
  expect(getMostAwaited(session, tickets, false)).toBe(most);
});

test('for another person one ticket of each kind', () => {
  const session = { waitlist: { maximum: 10, available: 8, consumed: 2 }, capacity: full };
  expect(getMostAwaited(session, tickets, true)).toBe(5);
});
