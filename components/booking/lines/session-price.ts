import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** A session's price as text: 'Free', '£6.20', 'from £3.40' for tickets; empty while it is unknown. */
export const sessionPrice = (
  { price, priceFrom }: Pick<OccurrenceSummary, 'price' | 'priceFrom'>,
  t: Translate,
): string => {
  const lowest = price ?? priceFrom;
  if (lowest === null) return '';
  if (lowest.value === 0) return t('timetable.free');
  return price === null ? t('timetable.from', { price: lowest.formatted }) : price.formatted;
};
