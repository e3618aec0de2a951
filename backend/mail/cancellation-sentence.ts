import { formatMinor } from '#backend/serialize/money.ts';
import type { RuleSentence } from '#contract/activities/rules/cancellation/cancellation-rule.ts';
import type { Until } from '#contract/rules/until.ts';
import type { MailText } from './mail-text.ts';

/** A mail is read on another day, so it names the date. */
function getUntil({ time, date }: Until, text: MailText): string {
  return text.t('cancellation.later', { time, date: text.date(date) });
}

function getSentence(sentence: RuleSentence, text: MailText): string {
  const { t } = text;
  if ('until' in sentence) return t(`cancellation.${sentence.say}`, { until: getUntil(sentence.until, text) });
  if ('name' in sentence) return t('cancellation.use', { name: sentence.name });
  if (!('fee' in sentence)) return t(`cancellation.${sentence.say}`);
  return t(`cancellation.${sentence.say}`, { fee: formatMinor(sentence.fee, sentence.currency) });
}

/** The text of the rule as a mail says it, the same as on screen (docs/product.md#cancellations). */
export function cancellationSentence(rule: readonly RuleSentence[], text: MailText): string {
  return rule.map((sentence) => getSentence(sentence, text)).join(' ');
}
