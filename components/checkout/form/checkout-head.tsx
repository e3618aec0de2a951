import { useTranslations } from 'next-intl';
import { PageHead, PageHeadTotal } from '#components/ui/layout/page-head.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The page's name and what is to be paid. */
export const CheckoutHead = ({ cart }: { cart?: Cart }) => {
  const t = useTranslations('checkout');
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip.
  if (mode === 'embedded') return null;
  return (
    <PageHead layout="row">
      <h1>{t('title')}</h1>
      {cart !== undefined && (
        <PageHeadTotal label={t('totalToPay')}>
          <Price className="heading-2" amountMinor={cart.totals.balance} currency={cart.currency} figure />
        </PageHeadTotal>
      )}
    </PageHead>
  );
};
