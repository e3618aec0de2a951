'use client';

import { useQuery } from '@tanstack/react-query';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { Cart } from '../../contract/cart.ts';
import { browserCall } from '../../lib/api/browser-call.ts';
import { formatCountdown } from '../../lib/format/format-countdown.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { cartQuery } from '../../lib/queries/site-queries.ts';
import { useSecondsLeft } from '../../lib/queries/use-seconds-left.ts';
import { isBeingPaid } from '../../lib/rules/being-paid.ts';
import { holdEnd, isEnding, shareLeft } from '../../lib/rules/hold.ts';
import { useSession } from '../../lib/site/session-context.ts';
import { useHref } from '../../lib/site/site-context.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Price } from '../ui/price.tsx';

const Bar = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const href = useHref();
  const seconds = useSecondsLeft(isBeingPaid(cart) ? null : holdEnd(cart));
  const items = text('basket.itemCount', { count: cart.totals.itemCount });
  return (
    <BottomBar
      label={text('basket.bar')}
      share={seconds === null ? undefined : shareLeft(seconds)}
      tone={seconds !== null && isEnding(seconds) ? 'warning' : 'primary'}
      summary={
        <>
          <Price amountMinor={cart.totals.total} currency={cart.currency} figure />
          <small>
            {seconds === null || seconds === 0
              ? items
              : text.rich('basket.barHeld', { items, left: formatCountdown(seconds), time: (left) => <b className="num" role="timer">{left}</b> })}
          </small>
        </>
      }
      action={
        <LinkButton href={href('/basket')} prefetch={false}>
          <ShoppingBasket className="icon" />
          {text('basket.viewBasket')}
        </LinkButton>
      }
    />
  );
};

/** The basket at the bottom of a phone or tablet; nothing while it is empty. */
export const BasketBar = () => {
  const { session } = useSession();
  const { data: cart } = useQuery({ ...cartQuery(browserCall), throwOnError: false, enabled: session?.loggedIn === true });
  return session?.loggedIn && cart !== undefined && cart.totals.itemCount > 0 ? <Bar cart={cart} /> : null;
};
