'use client';

import { useQuery } from '@tanstack/react-query';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useLocale, useTranslations } from 'next-intl';
import { forgetChanging, type ChangingLine } from '#components/booking/changing-line.ts';
import { useChanging, useForgetGone, changingNames } from '#components/booking/changing-note.tsx';
import { isBeingPaid, holdEnd, isEnding, shareLeft } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { needsBasket } from '#components/booking/needs-basket.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { barFigure, BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { TimetableOf } from './timetable-of.ts';

/**
 * The content of the basket bar on a phone: its total, its remaining hold time, and the ways to the checkout and to the
 * basket (docs/product.md#after-adding).
 */
const FilledBar = ({ cart }: { cart: Cart }) => {
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

/** The way on that takes the place of the button in the bar. */
const focusBasket = () => document.querySelector<HTMLElement>('[data-bottom-bar] a')?.focus();

/** The basket bar of a phone while a line is being changed: which it is, and the way to leave it as it is. */
const ChangingBar = ({ line }: { line: ChangingLine }) => {
  const t = useTranslations('basket.changing');
  const locale = useLocale();
  const stay = () => {
    forgetChanging();
    requestAnimationFrame(focusBasket);
  };
  return (
    <BottomBar
      label={t('label')}
      summary={<BottomBarNote>{t('line', changingNames(line, locale))}</BottomBarNote>}
      action={
        <Button type="button" variant="secondary" className="flex-none" onClick={stay}>
          {t('keep')}
        </Button>
      }
    />
  );
};

const OnTimetable = ({ cart, venueSlug }: { cart: Cart; venueSlug: string }) => {
  const line = useChanging(venueSlug);
  return line === null ? <FilledBar cart={cart} /> : <ChangingBar line={line} />;
};

const Bar = ({ venueSlug }: TimetableOf) => {
  const { session } = useSession();
  const { data: cart } = useQuery({
    ...cartQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  useForgetGone(cart);
  if (!session?.loggedIn || cart === undefined || cart.items.length === 0) return null;
  return venueSlug === undefined ? <FilledBar cart={cart} /> : <OnTimetable {...{ cart, venueSlug }} />;
};

/** A customer's basket at the bottom of a phone or tablet; nothing while it is empty. */
export const CustomerBasketBar = ({ venueSlug }: TimetableOf) => (
  <QueryProvider>
    <Bar venueSlug={venueSlug} />
  </QueryProvider>
);
