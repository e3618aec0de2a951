import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { basketHeadingId } from './lines/line-name-id.ts';

/** The page's name, how many things are in the basket, and what they cost together. */
export const BasketHead = ({ cart }: { cart?: Cart }) => {
  const t = useTranslations('basket');
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip.
  if (mode === 'embedded') return null;
  const count = cart?.totals.itemCount ?? 0;
  return (
    <div className="page-head page-head--flush">
      <div className="page-width">
        <div className="page-head__in">
          <div className="title-row">
            <h1 id={basketHeadingId} tabIndex={-1}>
              {t('title')}
            </h1>
            {count > 0 && <Badge count={count} large label={t('itemCount', { count })} />}
          </div>
          {cart !== undefined && count > 0 && (
            <p className="head-total">
              <span className="head-total__label">{t('total')}</span>
              <Price className="heading-2" amountMinor={cart.totals.total} currency={cart.currency} figure />
            </p>
          )}
        </div>
      </div>
    </div>
  );
};
