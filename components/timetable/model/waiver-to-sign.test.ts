import { action, session } from '#tests/support/model/sessions.ts';
import { inductionMissing, waiverToSign } from './waiver-to-sign.ts';

const waiver = { id: 'w', name: 'Reformer health waiver', type: 'pre-purchase-waiver' as const };
const induction = { id: 'i', name: 'Gym induction', type: 'pre-purchase-induction' as const };
const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: induction, criteria: 'any' as const };

test('a bookable session asks for its waiver', () => {
  expect(waiverToSign(session({ restrictions }))).toEqual(waiver);
});

test('nothing is asked for while the session cannot be booked', () => {
  expect(waiverToSign(session({ restrictions, bookableAction: action('join_waitlist') }))).toBeNull();
});

test('nothing is asked for when nothing is required, or it has been met', () => {
  expect(waiverToSign(session())).toBeNull();
});

test('a missing induction is named', () => {
  expect(inductionMissing(session({ restrictions }))).toEqual(induction);
  expect(inductionMissing(session())).toBeNull();
});
