import fc from 'fast-check';
import { membershipShare } from './award-credit.ts';

/** Parts of an order that are cancelled one after the other, what else was in it, and how much membership credit it took. */
const histories = fc
  .record({
    parts: fc.array(fc.nat(5000), { minLength: 1, maxLength: 8 }),
    rest: fc.nat(5000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ parts, rest, share }) => {
    const total = parts.reduce((sum, part) => sum + part, rest);
    return { parts, total, spent: Math.round(total * share) };
  });

it('never returns more membership credit than its proportion, nor more than what comes back', () => {
  fc.assert(
    fc.property(histories, ({ parts, total, spent }) => {
      let [returned, returnedMembership] = [0, 0];
      for (const part of parts) {
        const share = membershipShare(part, { total, spent, returned, returnedMembership });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(part);
        returned += part;
        returnedMembership += share;
        expect(returnedMembership).toBeLessThanOrEqual(total === 0 ? 0 : (spent * returned) / total);
      }
    }),
  );
});

it('returns all membership credit when all of the order has come back', () => {
  fc.assert(
    fc.property(histories, ({ parts, spent: wanted }) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const spent = Math.min(wanted, total);
      let [returned, returnedMembership] = [0, 0];
      for (const part of parts) {
        returnedMembership += membershipShare(part, { total, spent, returned, returnedMembership });
        returned += part;
      }
      expect(returnedMembership).toBe(spent);
    }),
  );
});
