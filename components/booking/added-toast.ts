import type { ToastOptions, ToastLink } from '#components/ui/overlay/toaster.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Added } from './add-or-change.ts';
import { needsBasket } from './needs-basket.ts';

/** Where one goes on once something is in the basket: to pay, unless the basket comes first, or to look at it. */
export const waysOn = (cart: Cart, t: Translate, href: (path: string) => string): ToastLink[] => {
  const basket = { label: t('basket.viewBasket'), href: href('/basket') };
  return needsBasket(cart) ? [basket] : [{ label: t('basket.checkoutNow'), href: href('/basket/checkout') }, basket];
};

/** What to tell of an add or a change, with the ways on from the basket. */
export const addedToast = ({ cart, isChanged }: Added, t: Translate, href: (path: string) => string): ToastOptions => ({
  type: 'success',
  message: t(isChanged ? 'basket.changing.done' : 'timetable.added'),
  links: waysOn(cart, t, href),
});
