import type { PaidBooking } from '#contract/activities/rules/cancellation/late-cost.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { sum } from '#contract/rules/sum.ts';

type Use = CancellationResult['usesReturned'][number];

/** What comes of the money of several bookings together. Amounts in minor units. */
export interface Returns {
  currency: string;
  paid: number;
  fee: number;
  /** The part of the fee that is still to pay; the rest is taken off what comes back. */
  feeOwed: number;
  credit: number;
  /** The only kind of credit that comes back; null for both kinds or none. */
  creditType: 'membership' | 'general' | null;
  /** The balance of that kind afterwards; of both kinds together where both come back. */
  balance: number;
  /** Uses of one package. */
  use: (Pick<Use, 'name' | 'left' | 'total' | 'expiresAt'> & { uses: number }) | null;
  keptBecause: CancellationResult['keptBecause'];
  isBarring: boolean;
}

/** The package that uses go back to, with what is left after the last of them. */
const getReturnedUse = (results: readonly CancellationResult[]): Returns['use'] => {
  const uses = results.flatMap(({ usesReturned }) => usesReturned.filter(({ kind }) => kind === 'package'));
  const [first] = uses;
  if (first === undefined) return null;
  const same = uses.filter(({ name }) => name === first.name);
  const left = Math.max(...same.map((use) => use.left ?? 0));
  return { ...first, left: first.left === null ? null : left, uses: sum(same.map((use) => use.uses)) };
};

/** Adds up what comes of several bookings. */
export const getReturns = (results: readonly CancellationResult[]): Returns => {
  const returned = results.flatMap(({ returnedTo }) => returnedTo);
  const types = [...new Set(returned.map(({ type }) => type))];
  const balances = new Map(returned.map(({ type, balance }) => [type, balance.value]));
  const [type = null] = types;
  return {
    currency: results[0]?.paid.currency ?? 'GBP',
    paid: sum(results.map(({ paid }) => paid.value)),
    fee: sum(results.map(({ fee }) => fee.value)),
    feeOwed: sum(results.filter(({ paid }) => paid.value === 0).map(({ fee }) => fee.value)),
    credit: sum(results.map(({ credit }) => credit.value)),
    creditType: types.length === 1 ? type : null,
    balance: sum([...balances.values()]),
    use: getReturnedUse(results),
    keptBecause: results.find(({ keptBecause }) => keptBecause !== null)?.keptBecause ?? null,
    isBarring: results.some(({ consequences }) =>
      consequences.some((action) => action === 'disable_booking' || action === 'disable_access'),
    ),
  };
};

/** How many tickets or places these bookings are. */
export const countTickets = (results: readonly CancellationResult[]): number =>
  sum(results.map(({ quantity }) => quantity));

/** What was paid for these bookings. A use that a package keeps is not named by the server. */
export const getPaidBookings = (results: readonly CancellationResult[]): PaidBooking[] =>
  results.map(({ paid, usesReturned, keptBecause }) => {
    const use = usesReturned.find(({ kind }) => kind === 'package');
    const kept = paid.value === 0 && keptBecause !== null ? '' : null;
    return { amount: paid.value, packageName: use?.name ?? kept };
  });

/** Whether two previews come to the same for the customer. */
export const isSameMoney = (one: readonly CancellationResult[], other: readonly CancellationResult[]): boolean => {
  const { balance: _one, ...before } = getReturns(one);
  const { balance: _other, ...after } = getReturns(other);
  return JSON.stringify(before) === JSON.stringify(after);
};
