import { cancellationRule } from '#contract/rules/cancellation-rule.ts';
import { cancellationSentence } from './cancellation-sentence.ts';
import { mailTexts } from './mail-text.ts';

const cutOff = { utc: '2026-11-19T16:30:00Z', local: '2026-11-19 16:30:00', timezone: 'Europe/London' };
const at = (utc: string) => ({ now: new Date(utc), today: utc.slice(0, 10) });
const before = at('2026-11-18T09:00:00Z');
const until = '16:30 on Thu, 19 Nov 2026';
/** As on screen (messages/en/booking.json). */
const words = {
  free: `Free to cancel until ${until}. The money comes back as credit.`,
  freeToStart: 'Free to cancel until it starts. The money comes back as credit.',
  kept: `You can cancel until ${until}, but the money does not come back.`,
  keptToStart: 'You can cancel until it starts, but the money does not come back.',
  fee: `Free cancelling ended at ${until}. A fee is taken off what comes back as credit.`,
  late: `Free cancelling ended at ${until}. The money does not come back now.`,
  closed: 'To cancel it, please contact the venue.',
};

test.each([
  [{ canCancel: true, awardsCredit: true, cutOff }, before, words.free],
  [{ canCancel: true, awardsCredit: true, cutOff: null }, before, words.freeToStart],
  [{ canCancel: true, awardsCredit: false, cutOff }, before, words.kept],
  [{ canCancel: true, awardsCredit: false, cutOff: null }, before, words.keptToStart],
  [{ canCancel: true, awardsCredit: false, cutOff }, at('2026-11-19T17:00:00Z'), words.late],
  [
    { canCancel: true, awardsCredit: true, cutOff, cutOffActions: ['charge_fee' as const] },
    at('2026-11-19T17:00:00Z'),
    words.fee,
  ],
  [{ canCancel: false, awardsCredit: false, cutOff }, before, words.closed],
])('a mail says the rule in the words of the screens: %j', (facts, when, sentence) => {
  expect(cancellationSentence(cancellationRule({ cutOffActions: [], ...facts }, when), mailTexts.en)).toBe(sentence);
});
