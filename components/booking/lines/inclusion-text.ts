import type { Inclusion } from '#contract/memberships/inclusions.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What a membership makes free or cheaper, as a sentence (docs/product.md#what-a-membership-includes). */
export function inclusionText(inclusion: Inclusion, t: Translate, locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const activities =
    inclusion.activities === null ? t('booking.includes.everything') : list.format(inclusion.activities);
  if (inclusion.kind === 'benefit') {
    const { discountPercent, uses } = inclusion;
    const gain = discountPercent === 100 ? t('booking.includes.free') : t('booking.includes.off', { discountPercent });
    if (uses === null) return t('booking.includes.what', { activities, gain });
    return t(`booking.includes.counted.${uses.period}`, { activities, gain, count: uses.count });
  }
  const { options } = inclusion;
  const what =
    options.length === 0 ? activities : t('booking.includes.options', { activities, options: list.format(options) });
  if (inclusion.kind === 'free')
    return t('booking.includes.what', { activities: what, gain: t('booking.includes.free') });
  const { price, fullPrice } = inclusion;
  return t('booking.includes.cheaper', {
    what,
    price: formatMoney(price.value, price.currency),
    fullPrice: formatMoney(fullPrice.value, fullPrice.currency),
  });
}
