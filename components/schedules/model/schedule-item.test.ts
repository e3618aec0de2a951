import { addItemSchema } from '#contract/cart/add-item.ts';
import { dayId } from '#tests/support/model/camp-sessions.ts';
import { campItem, courseItem, type CampOrder } from './booking-state.ts';
import { chosenExtras } from './selection.ts';

const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const lunch = {
  id: uuid(3),
  name: 'Lunch',
  pricingOptionId: uuid(4),
  price: { formatted: '', value: 450, currency: 'GBP' },
  maxQuantity: 10,
};

const order: CampOrder = {
  scheduleId: uuid(1),
  type: 'individual',
  sessionIds: [dayId('2026-12-21')],
  activityRestrictionIds: [uuid(2)],
  customQuestionAnswers: [{ customQuestionId: 18, answer: 5 }],
  extras: chosenExtras([lunch], { [lunch.pricingOptionId]: 2 }),
};

describe('a camp for the basket', () => {
  test('says which sessions, who agreed to what, the answers and the extras', () => {
    const item = campItem({ ...order, purchasedForUserId: 8 });
    expect(item).toEqual({
      purchasableId: uuid(1),
      purchasableType: 'camp',
      quantity: 1,
      applyBenefit: true,
      purchasedForUserId: 8,
      activityRestrictionIds: [uuid(2)],
      customQuestionAnswers: [{ customQuestionId: 18, answer: 5 }],
      extras: [{ pricingOptionId: uuid(4), quantity: 2 }],
      bookingFullCamp: false,
      campOccurrenceIds: [dayId('2026-12-21')],
    });
    expect(addItemSchema.safeParse(item).success).toBe(true);
  });

  test('names no sessions when it is the entire camp', () => {
    const item = campItem({ ...order, type: 'full' });
    expect(item).toMatchObject({ bookingFullCamp: true });
    expect(item).not.toHaveProperty('campOccurrenceIds');
  });
});

test('a course for the basket says nothing about camps', () => {
  const item = courseItem(order);
  expect(item).toMatchObject({ purchasableType: 'course', quantity: 1 });
  expect(item).not.toHaveProperty('bookingFullCamp');
  expect(item).not.toHaveProperty('campOccurrenceIds');
});
