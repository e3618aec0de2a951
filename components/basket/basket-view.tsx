'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isBeingPaid } from '#components/booking/hold/being-paid.ts';
import { HoldBar } from '#components/booking/hold/hold-bar.tsx';
import { basketHeadingId } from '#components/booking/lines/line-name-id.ts';
import { OrderSkeleton } from '#components/booking/lines/order-skeleton.tsx';
import { OwnPenalty } from '#components/booking/penalty/own-penalty.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { cartQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { BasketEmpty } from './basket-empty.tsx';
import { BasketFailed } from './basket-failed.tsx';
import { BasketHead } from './basket-head.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { ClearBasket } from './clear-basket.tsx';
import { BasketLines } from './lines/basket-lines.tsx';
import { UndoClear } from './undo-clear.tsx';
import { useClearBasket, type Cleared } from './use-clear-basket.ts';

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
        {(!isLoggedIn || cart !== undefined) && <BasketEmpty isLoggedIn={isLoggedIn} undo={undo} />}
      </div>
    </>
  );
};
