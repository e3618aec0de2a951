import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { addCartItemsMutation } from '#components/booking/queries/cart.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { PurchasableType } from '#contract/cart/add-item.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { loadPage } from '#lib/browser/load-page.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** What is put into the basket from the account. */
export interface Purchasable {
  purchasableId: string;
  purchasableType: PurchasableType;
  /** For whom; the account holder where it is left out. */
  purchasedForUserId?: number;
}

/** Puts something into the basket and goes there; it may be in it already. */
export function useAddToBasket() {
  const t = useTranslations();
  const href = useHref();
  const toast = useToast();
  const goToBasket = () => loadPage(href('/basket', 'bookings'));
  const { mutate, isPending } = useMutation({
    ...addCartItemsMutation(browserApi),
    onSuccess: goToBasket,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'already_in_basket') goToBasket();
      else toast({ type: 'danger', message: errorText(error, t) });
    },
  });
  const add = (item: Purchasable) => mutate({ body: { items: [{ ...item, quantity: 1, applyBenefit: true }] } });
  return { add, isPending };
}
