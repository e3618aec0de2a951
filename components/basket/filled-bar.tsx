import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { BottomBar } from '#components/ui/bottom-bar.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { useText } from '#lib/messages/text-context.ts';
import { useSecondsLeft } from '#lib/queries/use-seconds-left.ts';
import { isBeingPaid } from '#lib/rules/being-paid.ts';
import { holdEnd, isEnding, shareLeft } from '#lib/rules/hold.ts';
import { useHref } from '#lib/site/site-context.ts';

/** What the basket at the bottom of a phone says: its total, and how long it is held. */
export const FilledBar = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const href = useHref();
  const seconds = useSecondsLeft(isBeingPaid(cart) ? null : holdEnd(cart));
  const items = text('basket.itemCount', { count: cart.totals.itemCount });
  return (
    <BottomBar
      label={text('basket.bar')}
      share={seconds === null ? undefined : shareLeft(seconds, cart)}
      tone={seconds !== null && isEnding(seconds) ? 'warning' : 'primary'}
      summary={
        <>
          <Price amountMinor={cart.totals.total} currency={cart.currency} figure />
          <small>
            {seconds === null || seconds === 0
              ? items
              : text.rich('basket.barHeld', {
                  items,
                  left: formatCountdown(seconds),
                  time: (left) => (
                    <b className="num" role="timer">
                      {left}
                    </b>
                  ),
                })}
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
