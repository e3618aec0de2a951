import { siteZone } from '#contract/rules/site-zone.ts';
import { dayFromToday } from '#e2e/support/timetable.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
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

const startOfNext = `${dayFromToday(9)}T18:30:00Z`;
const next = venueClock(new Date(startOfNext), siteZone);
const nextFree: Json = {
  id: 'A'.repeat(34),
  starts_at: { utc: startOfNext, local: `${next.date} ${next.time}:00`, timezone: siteZone },
  activity_slug: 'fitness-classes',
};
const ranOut = () => ({ hold_expired: true, hold_expires_at: new Date(Date.now() - 60_000).toISOString() });
const lapsedLines: Json[] = [
  { can_hold: true, places_left: 3, next_free: null },
  { can_hold: false, places_left: 0, next_free: nextFree },
];

const asFields = (json: Json | undefined): Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
const asList = (json: Json | undefined): Fields[] => (Array.isArray(json) ? json.map(asFields) : []);
const getSum = (entries: Fields[], name: string): number =>
  entries.reduce((sum, entry) => sum + Number(asFields(entry[name]).value), 0);

/** What lines without extras cost and why, as the server sums those that are held. Classes have no tax. */
function summed(held: Fields[]): Fields {
  const total = getSum(held, 'line_total');
  const savings = held.flatMap((item) => asList(item.savings));
  const saved = getSum(savings, 'amount');
  const { formatted = '' } = asFields(money(total));
  return {
    totals: {
      ...{ total, tax_total: 0, sub_total: total, balance: total },
      item_count: held.reduce((sum, { quantity }) => sum + Number(quantity), 0),
      ...{ formatted_total: formatted, formatted_balance: formatted },
    },
    summary: { full_price: money(total + saved), extras: money(0), savings, saved: money(saved) },
  };
}

/** A basket of three classes of which two are no longer held: one can be held again, the other is sold out. */
export const lapsed = inside((cart) => {
  const items = asList(cart.items).map((item, index): Fields =>
    lapsedLines[index] === undefined ? item : { ...item, ...ranOut(), lapsed: lapsedLines[index] },
  );
  return { ...cart, items, ...summed(items.filter(({ hold_expired }) => hold_expired !== true)) };
});
