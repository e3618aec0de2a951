import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useTranslations } from 'next-intl';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';

/** The order as a collapsible section above the form on a phone. */
export const OrderFold = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('checkout');
  return (
    <details className="card fold only-narrow">
      <summary>
        <ShoppingBasket className="icon" />
        {t('orderFold', { count: cart.totals.itemCount })}
        <Price className="heading-4" amountMinor={cart.totals.total} currency={cart.currency} figure />
        <ChevronDown className="icon" />
      </summary>
      <div className="fold__in">
        <OrderCards items={cart.items} />
      </div>
    </details>
  );
};
