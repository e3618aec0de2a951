import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { Text } from '#lib/i18n/text.ts';

/** What a session costs, in words: 'Free', '£6.20', 'from £3.40' for tickets; empty while it cannot be known. */
export const sessionPrice = (
  { price, priceFrom }: Pick<OccurrenceSummary, 'price' | 'priceFrom'>,
  text: Text,
): string => {
  if (price) return price.value === 0 ? text('timetable.free') : price.formatted;
  if (!priceFrom) return '';
  return priceFrom.value === 0 ? text('timetable.freeForSome') : text('timetable.from', { price: priceFrom.formatted });
};
