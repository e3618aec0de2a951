import type { OwnPrice } from '#contract/cart/prices.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Why one place costs less than its full price: 'Member price', 'Package: Ten swims, 5 left after this'; empty if not. */
export function savingReason({ savings }: Pick<OwnPrice, 'savings'>, t: Translate): string {
  return savings
    .map(({ kind, name, usesLeft }) => {
      if (kind === 'member_price') return t('timetable.pick.memberPrice');
      const what = kind === 'package' ? t('timetable.pick.package', { name: name ?? '' }) : (name ?? '');
      return usesLeft === null ? what : t('timetable.pick.left', { what, count: usesLeft });
    })
    .join(', ');
}
