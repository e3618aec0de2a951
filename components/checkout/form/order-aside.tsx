import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { OrderSums } from '#components/booking/lines/order-sums.tsx';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

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

type OrderAsideProps = {
  cart: Cart;
  canEdit: boolean;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The order and its totals beside the form, from 1200 px. It is read-only while a payment is in progress. */
export const OrderAside = ({ cart, canEdit, renderedAt }: OrderAsideProps) => {
  const t = useTranslations('checkout');
  const href = useHref();
  const { zone } = useSite();
  return (
    <aside aria-label={t('orderRegion')} className="max-large:hidden">
      <OrderSummary>
        <div className="flex items-center justify-between gap-4">
          <h2 className="heading-3">{t('yourOrder')}</h2>
          {canEdit && zone === 'bookings' && (
            <Link href={href('/basket')} prefetch={false} className="tap-target text-s">
              {t('editBasket')}
            </Link>
          )}
        </div>
        <OrderCards items={cart.items} renderedAt={renderedAt} />
        <div className="border-t border-line-strong pt-4">
          <OrderSums cart={cart} />
        </div>
      </OrderSummary>
    </aside>
  );
};
