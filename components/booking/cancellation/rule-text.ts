import type { CancellationRule, Until } from '#contract/rules/cancellation-rule.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** A time and its day: '16:30 tomorrow', or '16:30 on Thu, 19 Nov 2026'. */
export const untilText = ({ time, date, day }: Until, t: Translate, locale: Language): string =>
  t(`booking.cancellation.${day}`, { time, date: formatDate(date, locale) });

/** The sentence of the rule, the same wherever one decides (docs/product.md#cancellations). */
export const ruleText = (rule: CancellationRule, t: Translate, locale: Language): string => {
  if (rule.kind === 'closed') return t('booking.cancellation.closed');
  if (rule.until === null) {
    return t(rule.kind === 'free' ? 'booking.cancellation.freeToStart' : 'booking.cancellation.keptToStart');
  }
  return t(`booking.cancellation.${rule.kind}`, { until: untilText(rule.until, t, locale) });
};
