import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** A session's price as text: 'Free', '£6.20', 'from £3.40' for tickets; empty while it is unknown. */
export const sessionPrice = (
  { price, priceFrom }: Pick<OccurrenceSummary, 'price' | 'priceFrom'>,
  t: Translate,
): string => {
  if (price) return price.value === 0 ? t('timetable.free') : price.formatted;
  if (!priceFrom) return '';
  return priceFrom.value === 0 ? t('timetable.freeForSome') : t('timetable.from', { price: priceFrom.formatted });
};
