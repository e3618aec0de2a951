import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The package or membership that pays for some of a line, by name; empty without one. */
export function appliedNames({ savings = [] }: CartItem, t: Translate): string {
  const applied = savings.flatMap(({ kind, name }) => (kind === 'member_price' ? [] : (name ?? t(`booking.${kind}`))));
  return applied.join(', ');
}
