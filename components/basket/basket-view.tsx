'use client';

import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslations } from 'next-intl';
import { useState, useEffect, useRef } from 'react';
import { HoldBar } from '#components/booking/hold/hold-bar.tsx';
import { isBeingPaid } from '#components/booking/hold/hold.ts';
import { basketHeadingId } from '#components/booking/lines/item-name.tsx';
import { OrderSkeleton } from '#components/booking/lines/order-skeleton.tsx';
import { WithdrawnNotice } from '#components/booking/lines/withdrawn-notice.tsx';
import { OwnPenalty } from '#components/booking/penalty/own-penalty.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Columns } from '#components/ui/layout/columns.tsx';
import { PageHead, PageHeadTotal } from '#components/ui/layout/page-head.tsx';
import { Price } from '#components/ui/price.tsx';
import type { AddedItem } from '#contract/cart/add-item.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { cartQuery } from '#lib/query/site-queries.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { BasketEmpty } from './basket-empty.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { BasketLines } from './lines/basket-lines.tsx';
import { useClearBasket, type Cleared, usePutBack } from './use-put-back.ts';

/** The page's name, how many things are in the basket, and what they cost together. */
const BasketHead = ({ cart }: { cart?: Cart }) => {
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

type UndoClearProps = {
  cleared: Cleared;
  onFound: (cleared: AddedItem[]) => void;
  onDone: (missing: string[]) => void;
};

/** Puts the lines of a cleared basket back. It takes the focus, which was on the button that cleared. */
const UndoClear = ({ cleared, onFound, onDone }: UndoClearProps) => {
  const t = useTranslations('basket');
  const { mutate, isPending } = usePutBack({ onFound, onDone });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} loading={isPending} onClick={() => mutate(cleared)}>
      <Undo2 className="icon-s" />
      {t('undoClear')}
    </Button>
  );
};

/** The error state of a basket that failed to load. */
const BasketFailed = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const t = useTranslations();
  return (
    <EmptyState
      title={<span role="alert">{t('basket.loadFailed')}</span>}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <Button ref={passFocusOn} variant="secondary" loading={isRetrying} onClick={onRetry}>
          <RefreshCw className="icon-s" />
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
};

type ClearBasketProps = { isPending: boolean; onClear: () => void };

/** Clears the basket at once; what was in it can be put back. */
const ClearBasket = ({ isPending, onClear }: ClearBasketProps) => {
  const t = useTranslations('basket');
  return (
    <Button variant="quiet" size="medium" className="-ml-2 justify-self-start" loading={isPending} onClick={onClear}>
      <Trash2 className="icon-s" />
      {t('clear')}
    </Button>
  );
};

type BasketViewProps = {
  /** The session state at server render. */
  wasLoggedIn: boolean;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The shopping basket (docs/product.md#basket-page). */
export const BasketView = ({ wasLoggedIn, renderedAt }: BasketViewProps) => {
  const t = useTranslations();
  const href = useHref();
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn ?? wasLoggedIn;
  const {
    data: cart,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...cartQuery(browserApi), throwOnError: false, enabled: isLoggedIn });
  const [cleared, setCleared] = useState<Cleared>([]);
  const [missing, setMissing] = useState<string[]>([]);
  const { clear, isPending: isClearing } = useClearBasket((was) => {
    setCleared(was);
    setMissing([]);
  });
  const restored = (names: string[]) => {
    setCleared([]);
    setMissing(names);
    document.getElementById(basketHeadingId)?.focus();
  };
  const undo = cleared.length > 0 && <UndoClear cleared={cleared} onFound={setCleared} onDone={restored} />;
  if (isLoggedIn && cart !== undefined && cart.items.length > 0) {
    const isPaying = isBeingPaid(cart);
    const venue = cart.items.flatMap((item) => ('venue' in item ? item.venue : []))[0];
    return (
      <>
        <BasketHead cart={cart} />
        <HoldBar cart={cart} isPaying={isPaying} checkoutHref={href('/basket/checkout')} />
        <Columns>
          <div className="grid content-start gap-6 *:min-w-0">
            {venue && <OwnPenalty venue={venue} />}
            <WithdrawnNotice cart={cart} />
            {isPaying && <Notice tone="info">{t('errors.payment_in_progress')}</Notice>}
            {missing.length > 0 && (
              <Notice tone="warning" role="status">
                {t('basket.notBack', { names: missing.join(', ') })}
              </Notice>
            )}
            <BasketLines cart={cart} renderedAt={renderedAt} />
            {!isPaying && <ClearBasket isPending={isClearing} onClear={clear} />}
          </div>
          <BasketSummary cart={cart} />
        </Columns>
      </>
    );
  }
  if (isLoggedIn && cart === undefined && !isError)
    return (
      <>
        <BasketHead />
        <OrderSkeleton label={t('basket.loading')} content="lines" />
      </>
    );
  return (
    <>
      <BasketHead />
      <div className="page-width pt-[1.5rem] pb-[3rem]">
        {isLoggedIn && isError && cart === undefined && (
          <BasketFailed isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {isLoggedIn && cart !== undefined && <WithdrawnNotice cart={cart} className="mb-6" />}
        {(!isLoggedIn || cart !== undefined) && <BasketEmpty isLoggedIn={isLoggedIn} undo={undo} />}
      </div>
    </>
  );
};
