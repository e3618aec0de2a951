import { addItemSchema } from '#contract/add-item.ts';
import { dayId } from '#tests/support/model/camp-sessions.ts';
import { hasRefusedField, refusedFields } from './questions/refused-fields.ts';
import { campItem, courseItem, type CampOrder } from './schedule-item.ts';
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

describe('what the server found wrong', () => {
  test('lands on the question, the sessions and the waiver it speaks of, with the first message', () => {
    const fields = refusedFields({
      'items.0.camp_occurrence_ids': ['Please select at least one session'],
      'items.0.custom_question_answers.17': ['This field is required', 'Too short'],
      'items.0.custom_question_answers.117': ['Please select an option'],
      'items.0.activity_restriction_ids': ['Agree to waiver'],
    });
    expect(fields).toEqual({
      questions: { 17: 'This field is required', 117: 'Please select an option' },
      sessions: 'Please select at least one session',
      waiver: 'Agree to waiver',
      extras: {},
    });
    expect(hasRefusedField(fields)).toBe(true);
  });

  test('lands on the extra by its place among those that were sent', () => {
    const fields = refusedFields(
      { 'items.0.extras.1.quantity': ['Must be at most 2'], 'items.0.extras.7.quantity': ['Must be at most 2'] },
      ['lunch', 'bus'],
    );
    expect(fields.extras).toEqual({ bus: 'Must be at most 2' });
    expect(hasRefusedField(fields)).toBe(true);
  });

  test('anything else belongs to no field', () => {
    expect(hasRefusedField(refusedFields({ 'items.0.quantity': ['Must be 1'] }))).toBe(false);
    expect(hasRefusedField(refusedFields({}))).toBe(false);
  });
});
