import { useTranslations } from 'next-intl';
import { basketHeadingId } from '#components/booking/lines/item-name.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { PageHead, PageHeadTotal } from '#components/ui/layout/page-head.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The page's name, how many things are in the basket, and what they cost together. */
export const BasketHead = ({ cart }: { cart?: Cart }) => {
  const t = useTranslations('basket');
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip, which cannot take the focus.
  if (mode === 'embedded')
    return (
      <span id={basketHeadingId} tabIndex={-1} className="sr-only">
        {t('title')}
      </span>
    );
  const count = cart?.totals.itemCount ?? 0;
  return (
    <PageHead layout="row">
      <div className="flex items-center gap-3">
        <h1
          id={basketHeadingId}
          tabIndex={-1}
          className="max-compact:text-[length:calc(var(--h-2)*var(--heading-scale))]"
        >
          {t('title')}
        </h1>
        {count > 0 && <Badge count={count} large label={t('itemCount', { count })} />}
      </div>
      {cart !== undefined && count > 0 && (
        <PageHeadTotal label={t('total')}>
          <Price className="heading-2" amountMinor={cart.totals.total} currency={cart.currency} figure />
        </PageHeadTotal>
      )}
    </PageHead>
  );
};
