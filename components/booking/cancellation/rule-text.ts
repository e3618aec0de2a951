import type { RuleSentence } from '#contract/activities/rules/cancellation/cancellation-rule.ts';
import type { Until } from '#contract/rules/until.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** A time and its day: '16:30 tomorrow', or '16:30 on Thu, 19 Nov 2026'. */
export const untilText = ({ time, date, day }: Until, t: Translate, locale: Language): string =>
  t(`cancellation.${day}`, { time, date: formatDate(date, locale) });

const sentenceText = (sentence: RuleSentence, t: Translate, locale: Language): string => {
  if ('until' in sentence) return t(`cancellation.${sentence.say}`, { until: untilText(sentence.until, t, locale) });
  if ('name' in sentence) return t('cancellation.use', { name: sentence.name });
  if (!('fee' in sentence)) return t(`cancellation.${sentence.say}`);
  return t(`cancellation.${sentence.say}`, { fee: formatMoney(sentence.fee, sentence.currency) });
};

/** The text of the rule, the same wherever one decides (docs/product.md#cancellations). */
export const ruleText = (rule: readonly RuleSentence[], t: Translate, locale: Language): string =>
  rule.map((sentence) => sentenceText(sentence, t, locale)).join(' ');
