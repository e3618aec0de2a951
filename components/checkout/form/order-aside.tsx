import Link from 'next/link';
import { OrderSums } from '#components/booking/lines/order-sums.tsx';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import type { Cart } from '#contract/cart.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** The order and its sums beside the form, from 1200 px. It can be edited until it is being paid. */
export const OrderAside = ({ cart, canEdit }: { cart: Cart; canEdit: boolean }) => {
  const text = useText();
  const href = useHref();
  return (
    <aside aria-label={text('checkout.orderRegion')} className="only-wide">
      <section className="summary">
        <div className="spread">
          <h2 className="h-3">{text('checkout.yourOrder')}</h2>
          {canEdit && (
            <Link href={href('/basket')} prefetch={false} className="small tap">
              {text('checkout.editBasket')}
            </Link>
          )}
        </div>
        <OrderCards items={cart.items} />
        <div className="summary__sums">
          <OrderSums cart={cart} />
        </div>
      </section>
    </aside>
  );
};
