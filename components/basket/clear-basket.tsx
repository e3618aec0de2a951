import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslations } from 'next-intl';
import { clearCartMutation } from '#components/booking/queries/cart.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { AddedItem } from '#contract/cart/add-item.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useBasketAction } from './use-basket-action.ts';

/** Clears the basket at once; what was in it can be put back. */
export const ClearBasket = ({ onCleared }: { onCleared: (cleared: AddedItem[]) => void }) => {
  const t = useTranslations('basket');
  const { mutate, isPending } = useBasketAction(clearCartMutation(browserApi), { success: t('toasts.cleared') });
  const clear = () => mutate({}, { onSuccess: ({ data }) => onCleared(data.cleared ?? []) });
  return (
    <Button variant="quiet" size="medium" className="-ml-2 justify-self-start" loading={isPending} onClick={clear}>
      <Trash2 className="icon-s" />
      {t('clear')}
    </Button>
  );
};
