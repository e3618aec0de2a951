import type { Ticket } from '#contract/timetable/tickets.ts';
import { sessionItem, ticketItem } from './add-item.ts';

const NEW_ID = 'AAAAAAAAAAAAAAAAAAAAAA202611181830';

const adult: Ticket = {
  id: 'ticket-adult',
  name: 'Adult',
  attendees: 1,
  ages: null,
  pricingOption: { id: 'option-adult', name: null, reference: 'ADULT' },
  price: { formatted: '£5.60', value: 560, currency: 'GBP' },
  extraPricingOptions: [],
};
const extras = [{ pricingOptionId: 'float', quantity: 2 }];

describe('a class or a court', () => {
  test.each([
    ['an old one', 41, 'activity'],
    ['a new one', NEW_ID, 'purchasableOccurrence'],
  ] as const)('%s is one place at the best price', (_, id, purchasableType) => {
    expect(sessionItem(id, {})).toEqual({ purchasableId: id, purchasableType, quantity: 1, applyBenefit: true });
  });

  test.each([
    ['nobody in particular', {}, {}],
    ['the person who agreed', { purchasedForUserId: 8 }, { purchasedForUserId: 8 }],
    ['no waiver', { activityRestrictionIds: [] }, {}],
    ['two waivers', { activityRestrictionIds: ['a', 'b'] }, { activityRestrictionIds: ['a', 'b'] }],
  ])('for %s', (_, choice, expected) => {
    const { purchasableId, purchasableType, quantity, applyBenefit, ...rest } = sessionItem(NEW_ID, choice);
    expect([purchasableId, purchasableType, quantity, applyBenefit]).toEqual([
      NEW_ID,
      'purchasableOccurrence',
      1,
      true,
    ]);
    expect(rest).toEqual(expected);
  });
});

describe('tickets of one kind', () => {
  test('of a new session name the session and the price', () => {
    expect(ticketItem(NEW_ID, adult, { quantity: 3, extras: [] })).toEqual({
      purchasableId: NEW_ID,
      purchasableType: 'purchasableOccurrence',
      pricingOptionId: 'option-adult',
      quantity: 3,
      applyBenefit: true,
    });
  });

  test('of an old session name the ticket alone', () => {
    expect(ticketItem(41, { ...adult, id: 4101 }, { quantity: 1, extras: [] })).toEqual({
      purchasableId: 4101,
      purchasableType: 'activityTicket',
      quantity: 1,
      applyBenefit: true,
    });
  });

  test('carry their extras, the reference and the waiver', () => {
    const choice = { quantity: 1, extras, customerReference: 'TL-9', activityRestrictionIds: ['w'] };
    expect(ticketItem(NEW_ID, adult, { ...choice, purchasedForUserId: 8 })).toMatchObject({
      extraOptions: extras,
      customerReference: 'TL-9',
      activityRestrictionIds: ['w'],
      purchasedForUserId: 8,
    });
  });

  test('leave out what was not chosen', () => {
    const item = ticketItem(NEW_ID, adult, { quantity: 1, extras: [] });
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['extraOptions']));
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['customerReference']));
  });
});
