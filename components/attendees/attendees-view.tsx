'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { HoldBar } from '#components/booking/hold/hold-bar.tsx';
import { isBeingPaid, hasLapsed } from '#components/booking/hold/hold.ts';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
import { OrderSkeleton } from '#components/booking/lines/order-skeleton.tsx';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { getOpenLines } from '#components/booking/model/open-papers.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Columns } from '#components/ui/layout/columns.tsx';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { LinePanel } from './line-panel.tsx';

/** The DOM id of the page's heading, which takes the focus when nothing is left to do. */
const attendeesHeadingId = 'attendees-heading';

/** The page's name and what it is for. */
const AttendeesHead = () => {
  const t = useTranslations('attendees');
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip, which cannot take the focus.
  if (mode === 'embedded')
    return (
      <span id={attendeesHeadingId} tabIndex={-1} className="sr-only">
        {t('title')}
      </span>
    );
  return (
    <PageHead layout="stack">
      <h1 id={attendeesHeadingId} tabIndex={-1}>
        {t('title')}
      </h1>
      <PageHeadMeta>
        <span>{t('lead')}</span>
      </PageHeadMeta>
    </PageHead>
  );
};

const Nothing = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) => {
  const t = useTranslations();
  const href = useHref();
  return (
    <div className="page-width pt-[1.5rem] pb-[3rem]">
      <EmptyState
        title={isError ? <span role="alert">{t('basket.loadFailed')}</span> : t('basket.empty')}
        art={<CourtIllustration kind={isError ? 'badminton' : 'basketball'} zone={null} />}
        action={
          isError ? (
            <Button ref={passFocusOn} variant="secondary" onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
          ) : (
            <LinkButton href={href('/redirect-to-selected-venue')} prefetch={false}>
              {t('basket.emptyAction')}
            </LinkButton>
          )
        }
      />
    </div>
  );
};

type AttendeesAsideProps = {
  /** How many lines wait for something. */
  count: number;
  /** A line is no longer held: the basket comes before the checkout. */
  hasLapsed: boolean;
};

/** What is left to do, and the way on: to the checkout once nothing is. */
const AttendeesAside = ({ count, hasLapsed }: AttendeesAsideProps) => {
  const t = useTranslations('attendees');
  const href = useHref();
  const canPay = count === 0 && !hasLapsed;
  return (
    <aside aria-label={t('next')}>
      <OrderSummary aria-labelledby="attendees-next">
        <h2 className="heading-3" id="attendees-next">
          {t('next')}
        </h2>
        <p className="text-s" role="status">
          {t('left', { count })}
        </p>
        {hasLapsed && <p className="text-s">{t('lapsed')}</p>}
        <div className="grid content-start gap-2 *:min-w-0">
          {canPay && (
            <DocumentLinkButton block href={href('/basket/checkout')}>
              {t('checkout')}
            </DocumentLinkButton>
          )}
          <LinkButton
            block
            variant={count === 0 && hasLapsed ? 'primary' : 'secondary'}
            href={href('/basket')}
            prefetch={false}
          >
            {t('basket')}
          </LinkButton>
        </div>
      </OrderSummary>
    </aside>
  );
};

const Lines = ({ cart, today }: { cart: Cart; today: string }) => {
  const t = useTranslations();
  const toast = useToast();
  const isPaying = isBeingPaid(cart);
  const lines = getOpenLines(cart);
  const [savedId, setSavedId] = useState<string | null>(null);
  const isGone = savedId !== null && lines.every(({ item }) => item.id !== savedId);
  const focusNext = useEffectEvent(() => {
    const [next] = lines;
    document.getElementById(next === undefined ? attendeesHeadingId : lineNameId(next.item.id))?.focus();
  });
  // The line that was saved has left the page.
  useEffect(() => {
    if (isGone) focusNext();
  }, [isGone, savedId]);
  const saved = ({ id, name }: CartItem) => {
    setSavedId(id);
    toast({ type: 'success', message: t('attendees.saved', { name }) });
  };
  return (
    <Columns>
      <div className="grid content-start gap-6 *:min-w-0">
        {isPaying && <Notice tone="info">{t('errors.payment_in_progress')}</Notice>}
        {lines.length === 0 && <Notice tone="success">{t('attendees.done')}</Notice>}
        {lines.map((line) => (
          <LinePanel key={line.item.id} cartId={cart.id} {...{ line, today }} onSaved={() => saved(line.item)} />
        ))}
      </div>
      <AttendeesAside count={lines.length} hasLapsed={hasLapsed(cart)} />
    </Columns>
  );
};

/**
 * Who attends what is in the basket: open questions and waivers, a line at a time (docs/product.md#attendees).
 * `renderedAt` is when the page was made, in milliseconds.
 */
export const AttendeesView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations('attendees');
  const { data: cart, isError, refetch } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  const hasItems = cart !== undefined && cart.items.length > 0;
  return (
    <>
      <AttendeesHead />
      {hasItems && <HoldBar cart={cart} isPaying={isBeingPaid(cart)} />}
      {hasItems && <Lines cart={cart} today={venueClock(new Date(renderedAt), siteZone).date} />}
      {cart === undefined && !isError && <OrderSkeleton label={t('loading')} content="panels" />}
      {!hasItems && (cart !== undefined || isError) && (
        <Nothing isError={cart === undefined} onRetry={() => void refetch()} />
      )}
    </>
  );
};
