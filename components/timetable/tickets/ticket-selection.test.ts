import { ticketItem, sessionItem } from '#components/timetable/model/add-item.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import {
  extraLines,
  extrasFor,
  maxQuantity,
  placesTaken,
  selectionTotal,
  ticketLines,
  ticketOrders,
  type TicketSelection,
} from './ticket-selection.ts';

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const float = { id: 'float', name: 'Float hire', reference: 'FLOAT', price: money(150) };
const nappy = { id: 'nappy', name: null, reference: 'NAPPY', price: money(120) };
const ticket = (id: string, price: number, input: Partial<Ticket> = {}): Ticket => ({
  id,
  name: id,
  attendees: 1,
  ages: null,
  pricingOption: { id: `po-${id}`, name: null, reference: id },
  price: money(price),
  extraPricingOptions: [],
  ...input,
});
const adult = ticket('adult', 560, { extraPricingOptions: [float] });
const family = ticket('family', 1500, { attendees: 4, extraPricingOptions: [float, nappy] });
const tickets = [adult, family];
const getLines = (offered: readonly Ticket[], selection: TicketSelection) => [
  ...ticketLines(offered, selection),
  ...extraLines(offered, selection),
];

test('tickets take as many places as they are for', () => {
  expect(placesTaken(tickets, { adult: 2, family: 1 })).toBe(6);
});

describe('the most of a ticket', () => {
  test('leaves room for the other tickets', () => {
    expect(maxQuantity(adult, tickets, { family: 1 }, { available: 6, isForAnother: false })).toBe(2);
    expect(maxQuantity(family, tickets, { adult: 3 }, { available: 6, isForAnother: false })).toBe(0);
  });

  test('does not count itself', () => {
    expect(maxQuantity(adult, tickets, { adult: 5 }, { available: 6, isForAnother: false })).toBe(6);
  });

  test('is one for somebody else', () => {
    expect(maxQuantity(adult, tickets, {}, { available: 6, isForAnother: true })).toBe(1);
    expect(maxQuantity(adult, tickets, {}, { available: 0, isForAnother: true })).toBe(0);
  });
});

test('extras of several tickets are offered once', () => {
  expect(extrasFor(tickets).map(({ id }) => id)).toEqual(['float', 'nappy']);
});

test('the sum has a line for each ticket and extra, a free one at nothing', () => {
  const free = ticket('under-5', 0);
  const lines = getLines([...tickets, free], { tickets: { adult: 2, 'under-5': 1 }, extras: { float: 1 } });
  expect(lines.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
    ['adult', 2, 1120],
    ['under-5', 1, 0],
    ['Float hire', 1, 150],
  ]);
  expect(selectionTotal(lines)).toBe(1270);
});

test('an extra whose ticket was put back costs nothing', () => {
  const selection = { tickets: { adult: 1 }, extras: { nappy: 2 } };
  expect(selectionTotal(getLines(tickets, selection))).toBe(560);
  expect(ticketOrders(tickets, selection)[0]?.extras).toEqual([]);
});

test('an extra goes into the basket once, with the first ticket that offers it', () => {
  const orders = ticketOrders(tickets, { tickets: { adult: 1, family: 1 }, extras: { float: 2, nappy: 1 } });
  expect(orders.map(({ ticket: { id }, quantity, extras }) => [id, quantity, extras])).toEqual([
    ['adult', 1, [{ pricingOptionId: 'float', quantity: 2 }]],
    ['family', 1, [{ pricingOptionId: 'nappy', quantity: 1 }]],
  ]);
});

describe('what goes into the basket', () => {
  const newId = 'AAAAAAAAAAAAAAAAAAAAAA202611181830';

  test('a new session by its 34 characters, an old one by its number', () => {
    expect(sessionItem(newId, { purchasedForUserId: 7 })).toMatchObject({
      purchasableId: newId,
      purchasableType: 'purchasableOccurrence',
      quantity: 1,
      purchasedForUserId: 7,
    });
    expect(sessionItem(12, {})).toMatchObject({ purchasableId: 12, purchasableType: 'activity' });
  });

  test('waivers agreed to go with it; none leaves the key away', () => {
    expect(sessionItem(newId, { activityRestrictionIds: ['w'] }).activityRestrictionIds).toEqual(['w']);
    expect(sessionItem(newId, {})).not.toHaveProperty('activityRestrictionIds');
  });

  test("a new ticket by its session and its pricing option, an old one by the ticket's own number", () => {
    const choice = { quantity: 2, extras: [] };
    expect(ticketItem(newId, adult, choice)).toMatchObject({
      purchasableId: newId,
      pricingOptionId: 'po-adult',
      quantity: 2,
    });
    expect(ticketItem(12, { ...adult, id: 99 }, choice)).toMatchObject({
      purchasableId: 99,
      purchasableType: 'activityTicket',
    });
    expect(ticketItem(12, { ...adult, id: 99 }, choice)).not.toHaveProperty('pricingOptionId');
  });
});
