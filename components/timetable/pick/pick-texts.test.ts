import type { OwnPrice } from '#contract/cart/prices.ts';
import { at, NOON } from '#tests/support/model/sessions.ts';
import { translateIn } from '#tests/support/translate.ts';
import { dayText } from './pick-head.tsx';
import { savingReason } from './saving-reason.ts';

const t = translateIn('en');

test.each([
  ['2026-11-18', 'Today, Wed, 18 Nov 2026'],
  ['2026-11-19', 'Tomorrow, Thu, 19 Nov 2026'],
  ['2026-11-20', 'Fri, 20 Nov 2026'],
])('a session on %s is on "%s"', (date, text) => {
  expect(dayText(at('18:30', date), NOON, t, 'en')).toBe(text);
});

test('after midnight at the venue it is the next day, whatever the clock of Greenwich says', () => {
  const lateInJune = new Date('2026-06-30T23:30:00Z');
  const session = { local: '2026-07-01 09:00:00', timezone: 'Europe/London' };
  expect(dayText(session, lateInJune, t, 'en')).toBe('Today, Wed, 1 Jul 2026');
});

const saving = (input: Partial<OwnPrice['savings'][number]>): OwnPrice['savings'][number] => ({
  kind: 'benefit',
  name: 'Swim benefit',
  amount: { formatted: '£4.80', value: 480, currency: 'GBP' },
  uses: 1,
  usesLeft: null,
  usesTotal: null,
  ...input,
});

test.each([
  [[], ''],
  [[saving({ kind: 'member_price', name: null })], 'Member price'],
  [[saving({ kind: 'package', name: 'Ten swims', usesLeft: 5 })], 'Package: Ten swims, 5 left after this'],
  [[saving({})], 'Swim benefit'],
  [
    [saving({ kind: 'member_price', name: null }), saving({ usesLeft: 0 })],
    'Member price, Swim benefit, 0 left after this',
  ],
])('of the savings %j the reason is told as "%s"', (savings, reason) => {
  expect(savingReason({ savings }, t)).toBe(reason);
});
