import { entry } from '#tests/support/desk-components/session-parts.ts';
import { money } from '#tests/support/make/make-cart.ts';
import { at } from '#tests/support/model/sessions.ts';
import { countRegister, getPhase, getSessionEnd } from './session-state.ts';

const times = { startsAt: at('09:30'), endsAt: at('10:30') };
const phaseAt = (clock: string) => getPhase(times, new Date(`2026-11-18T${clock}Z`));

test.each([
  ['07:00:00', { kind: 'later' }],
  ['09:11:10', { kind: 'soon', minutes: 19 }],
  ['09:29:59', { kind: 'soon', minutes: 1 }],
  ['09:30:00', { kind: 'started', minutes: 0 }],
  ['09:45:00', { kind: 'started', minutes: 15 }],
  ['10:30:00', { kind: 'over' }],
])('at %s a session is %j', (clock, phase) => expect(phaseAt(clock)).toEqual(phase));

const register = [
  entry(1, 'Alex', { attended: true, paidWith: 'membership', paid: money(0) }),
  entry(2, 'Bea', { attended: true, places: 2, paid: money(1300) }),
  entry(3, 'Imran', { attended: false, paidWith: 'package', paid: money(0) }),
  entry(4, 'Bea again', { userId: 1002 }),
  entry(5, 'Walk-in', { userId: null, firstName: null, lastName: null }),
  entry(6, 'Still paying', { status: 'reserved' }),
];

test('the register is counted in places, without what is being paid for', () => {
  expect(countRegister(register)).toEqual({ booked: 6, here: 3 });
});

test('the end of a session gives back what was paid, and tells everybody once', () => {
  expect(getSessionEnd(register, 2)).toEqual({
    ...{ bookings: 5, money: 2600, currency: 'GBP', paid: 3, packageUses: 1, here: 3 },
    mails: 3 + 2,
  });
});
