import type { AgeRange } from '#contract/rules/ages.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Whom something is for, within a sentence: 'ages 5 to 11' (docs/product.md#ages). */
export function agesText({ minimum, maximum }: AgeRange, t: Translate): string {
  if (maximum === null) return t('booking.ages.from', { minimum: minimum ?? 0 });
  if (minimum === null) return t('booking.ages.upTo', { maximum });
  return minimum === maximum ? t('booking.ages.one', { minimum }) : t('booking.ages.range', { minimum, maximum });
}
