import type { AddItem } from '#contract/cart/add-item.ts';
import { uuid } from '#tests/support/schedules-components/camps.ts';
import { serverErrors } from '../add-schedule.ts';

const lunch = { pricingOptionId: uuid(4), quantity: 1 };
const bus = { pricingOptionId: uuid(5), quantity: 3 };
const item = (personId: number): AddItem => ({
  purchasableId: uuid(1),
  purchasableType: 'camp',
  quantity: 1,
  applyBenefit: true,
  purchasedForUserId: personId,
  extras: [lunch, bus],
});

const read = (errors: Record<string, string[]>) => Object.fromEntries(serverErrors(errors, [item(7), item(8)]));

test('the server’s errors stand at the question, the dates and the waiver they are about, with the first message', () => {
  const errors = read({
    'items.0.camp_occurrence_ids': ['Please select at least one session'],
    'items.0.custom_question_answers.17': ['This field is required', 'Too short'],
    'items.0.custom_question_answers.117': ['Please select an option'],
    'items.0.activity_restriction_ids.0': ['Agree to waiver'],
  });
  expect(errors).toEqual({
    'answers.7.17': 'This field is required',
    'answers.7.117': 'Please select an option',
    sessions: 'Please select at least one session',
    agreement: 'Agree to waiver',
  });
});

test('an answer’s error stands at the person it is about, and what concerns all of them once', () => {
  const errors = read({
    'items.0.camp_occurrence_ids': ['Sam has one of these already'],
    'items.1.camp_occurrence_ids': ['Ivy has one of these already'],
    'items.1.custom_question_answers.17': ['This field is required'],
  });
  expect(errors).toEqual({ 'answers.8.17': 'This field is required', sessions: 'Sam has one of these already' });
});

test('an extra’s error stands at the extra, by its place among those that were sent', () => {
  const errors = read({
    'items.0.extras.1.quantity': ['Must be at most 2'],
    'items.0.extras.7.quantity': ['Must be at most 2'],
  });
  expect(errors).toEqual({ [`extras.${bus.pricingOptionId}`]: 'Must be at most 2' });
});

test('anything else is no error of a field', () => {
  expect(read({ 'items.0.quantity': ['Must be 1'], 'items.5.extras.0.quantity': ['Must be 1'], items: [] })).toEqual(
    {},
  );
});
