import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useTranslations } from 'next-intl';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';

type OrderFoldProps = {
  cart: Cart;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The order as a collapsible section above the form on a phone. */
export const OrderFold = ({ cart, renderedAt }: OrderFoldProps) => {
  const t = useTranslations('checkout');
  return (
    <Card as="details" className="group large:hidden">
      <summary className="flex min-h-[3.5rem] cursor-pointer list-none items-center gap-2.5 px-4 py-2 font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ShoppingBasket className="icon" />
        {t('orderFold', { count: cart.totals.itemCount })}
        <Price className="ml-auto heading-4" amountMinor={cart.totals.total} currency={cart.currency} figure />
        <ChevronDown className="icon text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <OrderCards items={cart.items} renderedAt={renderedAt} />
      </div>
    </Card>
  );
};
