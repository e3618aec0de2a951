import { useTranslations } from 'next-intl';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';

/** What the basket costs, what credit takes off, and what is left to pay. */
export const OrderSums = ({ cart }: { cart: Pick<Cart, 'totals' | 'credits' | 'currency'> }) => {
  const t = useTranslations('basket');
  const { totals, currency } = cart;
  return (
    <dl className="sums">
      <div>
        <dt>{t('basketCost')}</dt>
        <dd>
          <Price amountMinor={totals.total} currency={currency} />
        </dd>
      </div>
      {cart.credits
        .filter(({ applied }) => applied.value > 0)
        .map(({ type, applied }) => (
          <div className="sums__save" key={type}>
            <dt>{t(`${type}Credit`)}</dt>
            <dd>
              <Price amountMinor={-applied.value} currency={currency} />
            </dd>
          </div>
        ))}
      <div className="sums__total">
        <dt>{t('totalToPay')}</dt>
        <dd>
          <Price amountMinor={totals.balance} currency={currency} figure />
        </dd>
      </div>
    </dl>
  );
};
