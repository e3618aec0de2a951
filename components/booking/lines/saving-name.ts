import type { Saving } from '#contract/cart/savings.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What a saving is called in a row of sums: 'Member prices', or the package or membership with its uses. */
export function savingName({ kind, name, uses }: Saving, t: Translate): string {
  if (kind === 'member_price') return t('basket.memberPrices');
  return t('basket.savingUses', { name: name ?? t(`booking.${kind}`), count: uses });
}
