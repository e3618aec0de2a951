import type { Tender } from '#contract/payments/tenders.ts';
import { creditToApply, getTenders, withTender } from './tenders.ts';

const money = (value: number) => ({ value, currency: 'GBP', formatted: `£${(value / 100).toFixed(2)}` });
const credit = (type: 'membership' | 'general', available: number, applicable: number, applied: number) => ({
  type,
  totalAvailable: money(available),
  maxApplicable: money(applicable),
  applied: money(applied),
});
const totals = (balance: number) => ({
  total: 16550,
  taxTotal: 0,
  subTotal: 16550,
  balance,
  itemCount: 4,
  formattedTotal: '£165.50',
  formattedBalance: '',
});

describe('the lines that pay for a basket', () => {
  it('puts a credit line in the place of one of its type', () => {
    const before: Tender[] = [
      { tenderType: 'membership-credit', amount: 300 },
      { tenderType: 'online', amount: 700 },
    ];
    expect(withTender(before, { tenderType: 'membership-credit', amount: 500 })).toEqual([
      { tenderType: 'online', amount: 700 },
      { tenderType: 'membership-credit', amount: 500 },
    ]);
  });

  it.each([0, -5])('drops a line of %i', (amount) => {
    expect(
      withTender([{ tenderType: 'general-credit', amount: 100 }], { tenderType: 'general-credit', amount }),
    ).toEqual([]);
  });

  it('offers reserved credit first and the balance online', () => {
    const cart = {
      credits: [credit('membership', 1200, 920, 920), credit('general', 1500, 1500, 1500)],
      totals: totals(14130),
    };
    expect(getTenders(cart)).toEqual([
      { tenderType: 'membership-credit', amount: 920 },
      { tenderType: 'general-credit', amount: 1500 },
      { tenderType: 'online', amount: 14130 },
    ]);
  });

  it('has no online line when credit covers everything', () => {
    const cart = {
      credits: [credit('membership', 0, 0, 0), credit('general', 20000, 16550, 16550)],
      totals: totals(0),
    };
    expect(getTenders(cart)).toEqual([{ tenderType: 'general-credit', amount: 16550 }]);
  });

  it('never applies more than is there or can be used here', () => {
    expect(creditToApply(credit('membership', 1200, 920, 0))).toBe(920);
    expect(creditToApply(credit('general', 500, 920, 0))).toBe(500);
    expect(creditToApply(credit('general', 0, 920, 0))).toBe(0);
  });
});
