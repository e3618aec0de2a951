import type { Ticket } from '#contract/timetable/tickets.ts';
import { ticket } from '#tests/support/timetable-components/day.ts';
import { sameTickets } from './same-tickets.ts';

describe('the same tickets', () => {
  const tickets: Ticket[] = [ticket(1, 'Adult', 560), ticket(2, 'Junior', 340)];
  const limits = { available: 3, isForAnother: false };
  const family = [
    { name: 'Adult', quantity: 2 },
    { name: 'Junior', quantity: 1 },
  ];

  test('are those of the same name', () => {
    const [adult, junior] = tickets;
    expect(sameTickets(family, tickets, limits)).toEqual({
      tickets: { [String(adult?.id)]: 2, [String(junior?.id)]: 1 },
      extras: {},
    });
  });

  test.each([
    ['too few places are left', family, { ...limits, available: 2 }],
    ['they are for another person, who may have one of each', family, { ...limits, isForAnother: true }],
    ['one of them is not sold here', [...family, { name: 'Senior', quantity: 1 }], { ...limits, available: 9 }],
    ['nothing was booked', [], limits],
  ])('are not offered where %s', (_, booked, allowed) => {
    expect(sameTickets(booked, tickets, allowed)).toBeNull();
  });
});
