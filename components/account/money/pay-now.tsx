import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { useAddToBasket } from '../frame/use-add-to-basket.ts';
import type { Owed } from './queries.ts';

/** Puts what is owed into the basket and goes there. */
export const PayNow = ({ owed: { id, purchasableType, name, amount } }: { owed: Owed }) => {
  const t = useTranslations('accountPayments');
  const { add, isPending } = useAddToBasket();
  return (
    <Button
      type="button"
      size="medium"
      loading={isPending}
      aria-label={t('payNowNamed', { name, amount: formatMoney(amount.value, amount.currency) })}
      onClick={() => add({ purchasableId: id, purchasableType })}
    >
      {t('payNow')}
    </Button>
  );
};
