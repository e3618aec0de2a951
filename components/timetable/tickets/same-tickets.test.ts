import type { Ticket } from '#contract/timetable/tickets.ts';
import { ticket } from '#tests/support/timetable-components/day.ts';
import { sameTickets } from './last-time.tsx';

describe('the same tickets', () => {
  const [adult, junior, senior] = [ticket(1, 'Adult', 560), ticket(2, 'Junior', 340), ticket(3, 'Senior', 340)];
  const tickets: Ticket[] = [adult, junior];
  const limits = { available: 3, isForAnother: false };
  const family = [
    { pricingOptionId: adult.pricingOption.id, quantity: 2 },
    { pricingOptionId: junior.pricingOption.id, quantity: 1 },
  ];

  test('are those of the same pricing option, whatever they are called', () => {
    expect(sameTickets(family, [{ ...adult, name: 'Grown-up' }, junior], limits)).toEqual({
      tickets: { [String(adult.id)]: 2, [String(junior.id)]: 1 },
      extras: {},
    });
  });

  test('are not another one that is called the same', () => {
    expect(sameTickets(family, [{ ...senior, name: 'Adult' }, junior], limits)).toBeNull();
  });

  test('are not offered where two tickets have the pricing option', () => {
    const withFins = { ...senior, pricingOption: adult.pricingOption };
    expect(sameTickets(family, [...tickets, withFins], limits)).toBeNull();
  });

  test.each([
    ['too few places are left', family, { ...limits, available: 2 }],
    ['they are for another person, who may have one of each', family, { ...limits, isForAnother: true }],
    [
      'one of them is not sold here',
      [...family, { pricingOptionId: senior.pricingOption.id, quantity: 1 }],
      { ...limits, available: 9 },
    ],
    ['nothing was booked', [], limits],
  ])('are not offered where %s', (_, booked, allowed) => {
    expect(sameTickets(booked, tickets, allowed)).toBeNull();
  });
});
