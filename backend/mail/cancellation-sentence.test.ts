import type { CancellationFacts } from '#contract/activities/cancellation.ts';
import { cancellationRule } from '#contract/activities/rules/cancellation/cancellation-rule.ts';
import { cancellationSentence } from './cancellation-sentence.ts';
import { mailText } from './mail-text.ts';

const cutOff = { utc: '2026-11-19T16:30:00Z', local: '2026-11-19 16:30:00', timezone: 'Europe/London' };
const fee = { formatted: '£3.00', value: 300, currency: 'GBP' };
const facts: CancellationFacts = { canCancel: true, awardsCredit: true, cutOff, cutOffActions: ['charge_fee'], fee };
const at = (utc: string) => ({ now: new Date(utc), today: utc.slice(0, 10) });
const [before, late] = [at('2026-11-18T09:00:00Z'), at('2026-11-19T17:00:00Z')];
const until = '16:30 on Thu, 19 Nov 2026';

test.each<[Partial<CancellationFacts>, ReturnType<typeof at>, string]>([
  [{}, before, `Free to cancel until ${until}. The money comes back as credit. After that it costs £3.00.`],
  [{ cutOff: null }, before, 'Free to cancel until it starts. The money comes back as credit.'],
  [{ awardsCredit: false }, before, `You can cancel until ${until}, but the money does not come back.`],
  [{}, late, `Free cancelling ended at ${until}. A fee of £3.00 is taken off what comes back as credit.`],
  [{ cutOffActions: [] }, late, `Free cancelling ended at ${until}. The money does not come back now.`],
  [{ canCancel: false }, before, 'To cancel it, please contact the venue.'],
])('a mail says the rule in the words of the screens, with the date: %j', (input, when, text) => {
  expect(cancellationSentence(cancellationRule({ ...facts, ...input }, when), mailText('en'))).toBe(text);
});

test('a mail names the package that the use goes back to', () => {
  const rule = cancellationRule(facts, { ...before, paid: [{ amount: 0, packageName: '10-swim card' }] });
  const text = `Free to cancel until ${until}. Your use goes back to 10-swim card.`;
  expect(cancellationSentence(rule, mailText('en'))).toBe(text);
});
