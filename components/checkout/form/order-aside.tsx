import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { OrderSums } from '#components/booking/lines/order-sums.tsx';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import type { Cart } from '#contract/cart.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** The order and its totals beside the form, from 1200 px. It is read-only while a payment is in progress. */
export const OrderAside = ({ cart, canEdit }: { cart: Cart; canEdit: boolean }) => {
  const t = useTranslations('checkout');
  const href = useHref();
  return (
    <aside aria-label={t('orderRegion')} className="only-wide">
      <section className="summary">
        <div className="spread">
          <h2 className="heading-3">{t('yourOrder')}</h2>
          {canEdit && (
            <Link href={href('/basket')} prefetch={false} className="small tap">
              {t('editBasket')}
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
