import { useTranslations } from 'next-intl';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';

/** What the basket costs, what credit takes off, and what is left to pay. */
export const OrderSums = ({ cart }: { cart: Pick<Cart, 'totals' | 'credits' | 'currency'> }) => {
  const t = useTranslations('basket');
  const { totals, currency } = cart;
  return (
    <Sums>
      <Sum label={t('basketCost')}>
        <Price amountMinor={totals.total} currency={currency} />
      </Sum>
      {cart.credits
        .filter(({ applied }) => applied.value > 0)
        .map(({ type, applied }) => (
          <Sum key={type} label={t(`${type}Credit`)} tone="saving">
            <Price amountMinor={-applied.value} currency={currency} />
          </Sum>
        ))}
      <Sum label={t('totalToPay')} tone="total">
        <Price amountMinor={totals.balance} currency={currency} figure />
      </Sum>
    </Sums>
  );
};
