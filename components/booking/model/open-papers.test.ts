import { makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { getOpenLines } from './open-papers.ts';

const restriction = { id: uuid(71), name: 'Climbing waiver', type: 'enhanced-pre-waiver' as const };
const swim = sessionItem(1, 'Swim', 560);
const waiver = { cartItemId: swim.id, restriction, required: 2 };

it('are the lines with open questions or waivers', () => {
  const asking = { ...sessionItem(2, 'Climbing', 750), questionsOutstanding: true };
  const attendeeWaivers = [{ ...waiver, completed: 1 }];
  expect(getOpenLines(makeCart([swim, asking], { attendeeWaivers }))).toEqual([
    { item: swim, hasQuestions: false, waivers: attendeeWaivers },
    { item: asking, hasQuestions: true, waivers: [] },
  ]);
});

it('are none where everybody has agreed, or while a line is no longer held', () => {
  expect(getOpenLines(makeCart([swim], { attendeeWaivers: [{ ...waiver, completed: 2 }] }))).toEqual([]);
  const lapsed = { ...swim, questionsOutstanding: true, holdExpired: true };
  expect(getOpenLines(makeCart([lapsed], { attendeeWaivers: [{ ...waiver, completed: 0 }] }))).toEqual([]);
});
