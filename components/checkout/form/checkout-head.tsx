import { useTranslations } from 'next-intl';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The page's name and what is to be paid. */
export const CheckoutHead = ({ cart }: { cart?: Cart }) => {
  const t = useTranslations('checkout');
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip.
  if (mode === 'embedded') return null;
  return (
    <div className="page-head page-head--flush">
      <div className="page-width">
        <div className="page-head__in">
          <h1>{t('title')}</h1>
          {cart !== undefined && (
            <p className="head-total">
              <span className="head-total__label">{t('totalToPay')}</span>
              <Price className="heading-2" amountMinor={cart.totals.balance} currency={cart.currency} figure />
            </p>
          )}
        </div>
      </div>
    </div>
  );
};
