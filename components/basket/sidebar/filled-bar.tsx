import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useTranslations } from 'next-intl';
import { isBeingPaid } from '#components/booking/hold/being-paid.ts';
import { holdEnd, isEnding, shareLeft } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { needsBasket } from '#components/booking/needs-basket.ts';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { barFigure } from '#components/ui/layout/bar-class.ts';
import { BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/**
 * The content of the basket bar on a phone: its total, its remaining hold time, and the ways to the checkout and to the
 * basket (docs/product.md#after-adding).
 */
export const FilledBar = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const seconds = useSecondsLeft(isBeingPaid(cart) ? null : holdEnd(cart));
  const isToBasket = needsBasket(cart);
  const items = t('itemCount', { count: cart.totals.itemCount });
  return (
    <BottomBar
      label={t('bar')}
      share={seconds === null ? undefined : shareLeft(seconds, cart)}
      tone={seconds !== null && isEnding(seconds) ? 'warning' : 'primary'}
      summary={
        <>
          <Price className={barFigure} amountMinor={cart.totals.total} currency={cart.currency} figure />
          <BottomBarNote>
            {seconds === null || seconds === 0
              ? items
              : t.rich('barHeld', {
                  items,
                  left: formatCountdown(seconds),
                  time: (left) => (
                    <b className="lining-nums tabular-nums" role="timer">
                      {left}
                    </b>
                  ),
                })}
          </BottomBarNote>
        </>
      }
      action={
        isToBasket ? (
          <LinkButton href={href('/basket')} prefetch={false}>
            <ShoppingBasket className="icon" />
            {t('viewBasket')}
          </LinkButton>
        ) : (
          <div className="flex flex-none gap-2 max-narrow:w-full max-narrow:flex-wrap">
            <LinkButton variant="secondary" className="max-small:px-3" href={href('/basket')} prefetch={false}>
              <ShoppingBasket className="icon" />
              <span className="max-small:sr-only">{t('viewBasket')}</span>
            </LinkButton>
            <DocumentLinkButton href={href('/basket/checkout')}>{t('checkoutNow')}</DocumentLinkButton>
          </div>
        )
      }
    />
  );
};
