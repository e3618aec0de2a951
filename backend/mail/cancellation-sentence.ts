import type { CancellationRule, Until } from '#contract/rules/cancellation-rule.ts';
import type { MailText } from './mail-text.ts';

/** A mail is read on another day, so it names the date. */
function getUntil({ time, date }: Until, text: MailText): string {
  return text.t('booking.cancellation.later', { time, date: text.date(date) });
}

/** The sentence of the rule as a mail says it, the same as on screen (docs/product.md#cancellations). */
export function cancellationSentence(rule: CancellationRule, text: MailText): string {
  const { t } = text;
  switch (rule.kind) {
    case 'free':
      return rule.until === null
        ? t('booking.cancellation.freeToStart')
        : t('booking.cancellation.free', { until: getUntil(rule.until, text) });
    case 'kept':
      return rule.until === null
        ? t('booking.cancellation.keptToStart')
        : t('booking.cancellation.kept', { until: getUntil(rule.until, text) });
    case 'fee':
      return t('booking.cancellation.fee', { until: getUntil(rule.until, text) });
    case 'late':
      return t('booking.cancellation.late', { until: getUntil(rule.until, text) });
    case 'closed':
      return t('booking.cancellation.closed');
  }
}
