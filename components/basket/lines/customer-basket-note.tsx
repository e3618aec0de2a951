'use client';

import { useQuery } from '@tanstack/react-query';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useForgetGone } from '#components/booking/changing-note.tsx';
import { isBeingPaid, holdEnd } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { needsBasket } from '#components/booking/needs-basket.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const Note = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const seconds = useSecondsLeft(isBeingPaid(cart) ? null : holdEnd(cart));
  return (
    <Notice tone="card" icon={ShoppingBasket}>
      <b>{t('noteItems', { count: cart.totals.itemCount })}</b>
      {Boolean(seconds) &&
        t.rich('noteHeld', {
          left: formatCountdown(seconds ?? 0),
          time: (left) => (
            <span className="lining-nums tabular-nums" role="timer">
              {left}
            </span>
          ),
        })}
      {'. '}
      {!needsBasket(cart) && (
        <>
          <a className="tap-target" href={href('/basket/checkout')}>
            {t('checkoutNow')}
          </a>
          {' · '}
        </>
      )}
      <Link className="tap-target" href={href('/basket')} prefetch={false}>
        {t('viewBasket')}
      </Link>
    </Notice>
  );
};

const Content = () => {
  const { data: cart } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  useForgetGone(cart);
  return cart !== undefined && cart.totals.itemCount > 0 ? <Note cart={cart} /> : null;
};

/** A customer's basket in one line; nothing while it is empty. */
export const CustomerBasketNote = () => (
  <QueryProvider>
    <Content />
  </QueryProvider>
);
