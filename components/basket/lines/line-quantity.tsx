import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { updateCartItemMutation } from '#components/booking/queries/cart.ts';
import { Stepper } from '#components/ui/form/stepper.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSettledNumber } from './use-settled-number.ts';

/** How many places of a ticket; several presses are sent as one change. The price is the server's. */
export const LineQuantity = ({ item }: { item: CartItem }) => {
  const t = useTranslations('basket');
  const { mutateAsync } = useBasketAction(updateCartItemMutation(browserApi), { success: t('toasts.updated') });
  const quantity = useSettledNumber(item.quantity, (next) =>
    mutateAsync({ params: { cartItemId: item.id }, body: { options: { quantity: next } } }),
  );
  return (
    <Stepper
      label={t('quantityOf', { name: item.name })}
      decreaseLabel={t('fewer', { name: item.name })}
      increaseLabel={t('more', { name: item.name })}
      value={quantity.value}
      onChange={quantity.setValue}
      min={1}
      max={item.maxQuantity ?? undefined}
    />
  );
};
