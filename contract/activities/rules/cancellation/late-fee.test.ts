import fc from 'fast-check';
import { getLateFee } from './late-fee.ts';

const late = {
  cutOffActions: ['charge_fee' as const],
  fee: 300,
  paid: 620,
  isPaidByPackage: false,
  awardsCredit: true,
};

test.each([
  ['is taken off what comes back', {}, { takenOff: 300, owed: 0 }],
  ['is not more than was paid', { paid: 200 }, { takenOff: 200, owed: 0 }],
  ['is none where the venue keeps the money anyway', { awardsCredit: false }, { takenOff: 0, owed: 0 }],
  ['is none where a use of a package is kept', { paid: 0, isPaidByPackage: true }, { takenOff: 0, owed: 0 }],
  ['is owed for a place that nothing was paid for', { paid: 0 }, { takenOff: 0, owed: 300 }],
  ['is none without the action', { cutOffActions: ['disable_booking' as const] }, { takenOff: 0, owed: 0 }],
])('the fee %s', (_, input, expected) => {
  expect(getLateFee({ ...late, ...input })).toEqual(expected);
});

test('whatever was paid, cancelling never costs more than it, and nobody gets back more', () => {
  const bookings = fc.record({
    fee: fc.nat(5000),
    paid: fc.integer({ min: 1, max: 5000 }),
    awardsCredit: fc.boolean(),
  });
  fc.assert(
    fc.property(bookings, (booking) => {
      const { takenOff, owed } = getLateFee({ ...late, ...booking });
      expect(owed).toBe(0);
      expect(takenOff).toBeGreaterThanOrEqual(0);
      expect(takenOff).toBeLessThanOrEqual(booking.paid);
    }),
  );
});
