import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import type { Person } from '#components/booking/person/people.ts';
import { updateCartItemMutation } from '#components/booking/queries/cart.ts';
import { Select } from '#components/ui/form/select.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { browserApi } from '#lib/api/browser-api.ts';

type LinePersonProps = { item: CartItem; people: readonly Person[] };

/** Whom the place is for; the server decides whether that person may have it, and at which price. */
export const LinePerson = ({ item, people }: LinePersonProps) => {
  const t = useTranslations();
  const { mutate, isPending, variables } = useBasketAction(updateCartItemMutation(browserApi), {
    success: t('basket.toasts.updated'),
  });
  const wished = isPending ? variables.body.options.purchasedForUserId : undefined;
  const change = (id: number) =>
    mutate({ params: { cartItemId: item.id }, body: { options: { purchasedForUserId: id } } });
  return (
    <Select
      className="w-full max-w-[17rem]"
      label={t('basket.personOf', { name: item.name })}
      hideLabel
      icon={User}
      options={people.map(({ id, name, isYou }) => ({
        value: String(id),
        label: isYou ? t('booking.you', { name }) : name,
      }))}
      value={String(wished ?? item.purchasedForUserId ?? '')}
      onChange={({ target }) => !isPending && change(Number(target.value))}
    />
  );
};
