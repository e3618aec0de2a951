import { dayFromToday } from '#e2e/support/timetable.ts';
import { inside, mapEach, type Json } from './change-reply.ts';

type Fields = Record<string, Json>;

const money = (value: number): Json => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const saving = (
  kind: string,
  name: string | null,
  amount: number,
  left: number | null,
  total: number | null,
): Json => ({
  kind,
  name,
  amount: money(amount),
  uses: left === null ? 0 : 1,
  uses_left: left,
  uses_total: total,
});

const line = (price: number, fullPrice: number, savings: Json[], more: Fields = {}): Fields => ({
  price: money(price),
  line_total: money(price),
  full_price: money(fullPrice),
  savings,
  ...more,
});
const byPackage = saving('package', '10-class card', 620, 6, 10);
const byBenefit = saving('benefit', 'All-round membership', 620, 1, 2);
const byMemberPrice = saving('member_price', null, 100, null, null);

/** The first line is paid for by a package, the second by a benefit, the third has a member price. */
const savedLines = [
  line(0, 620, [byPackage], { package_applied: true }),
  line(0, 620, [byBenefit], { benefit_applied: true }),
  line(520, 620, [byMemberPrice]),
];

/** A basket of three classes that cost less than their full price, each for another reason. */
export const saved = inside((cart) => ({
  ...cart,
  items: mapEach((item, index) => ({ ...item, ...savedLines[index] }))(cart.items ?? []),
  totals: inside((totals) => ({
    ...totals,
    total: 520,
    balance: 520,
    formatted_total: '£5.20',
    formatted_balance: '£5.20',
  }))(cart.totals ?? null),
  summary: {
    full_price: money(1860),
    extras: money(0),
    savings: [byPackage, byBenefit, byMemberPrice],
    saved: money(1340),
  },
}));

const lastOfPackage = line(0, 620, [saving('package', '10-class card', 620, 0, 10)], { package_applied: true });

/** A basket whose lines take the last use of a package. */
export const lastUse = inside((cart) => ({
  ...cart,
  items: mapEach((item) => ({ ...item, ...lastOfPackage }))(cart.items ?? []),
}));

const nextFree: Json = {
  starts_at: { utc: `${dayFromToday(9)}T18:30:00Z`, local: `${dayFromToday(9)} 18:30:00`, timezone: 'Europe/London' },
  activity_slug: 'fitness-classes',
};
const lapsedLines: Fields[] = [
  { hold_expired: true, lapsed: { can_hold: true, places_left: 3, next_free: null } },
  { hold_expired: true, lapsed: { can_hold: false, places_left: 0, next_free: nextFree } },
];

/** A basket of three classes of which two are no longer held: one can be held again, the other is sold out. */
export const lapsed = inside((cart) => ({
  ...cart,
  items: mapEach((item, index) => ({ ...item, ...lapsedLines[index] }))(cart.items ?? []),
}));
