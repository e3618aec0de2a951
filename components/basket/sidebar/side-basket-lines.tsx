import { cva } from 'class-variance-authority';
import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import { isBeingPaid, canKeep, holdEnd, isEnding, shareLeft } from '#components/booking/hold/hold.ts';
import { useExtendHold } from '#components/booking/hold/use-extend-hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { byStart } from '#components/booking/lines/order-line-facts.ts';
import { needsBasket } from '#components/booking/needs-basket.ts';
import { getPerson } from '#components/booking/person/people.ts';
import { usePeople } from '#components/booking/person/use-people.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SideLine } from './side-line.tsx';

const holdIcon = cva('icon-s', { variants: { warns: { true: 'text-warning' } } });
const holdTime = cva('font-bold tabular-nums', { variants: { warns: { true: 'text-warning', false: 'text-ink' } } });

/** How long the places are held, in the small basket beside a timetable. */
const SideHold = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('basket');
  const isPaying = isBeingPaid(cart);
  const expiresAt = holdEnd(cart);
  const seconds = useSecondsLeft(isPaying ? null : expiresAt);
  const { keep, isKeeping } = useExtendHold();
  if (expiresAt === null) return null;
  const warns = seconds !== null && isEnding(seconds);
  const heldFor = seconds === 0 ? t('hold.lapsed') : t('hold.heldFor');
  return (
    <div className="grid gap-2 px-5 pb-4 text-s text-ink-2">
      <div className="flex min-h-(--btn-s) items-center gap-1.5">
        <Timer className={holdIcon({ warns })} />
        <span>
          {isPaying ? t('hold.paying') : heldFor}{' '}
          {Boolean(seconds) && (
            <span className={holdTime({ warns })} role="timer">
              {formatCountdown(seconds ?? 0)}
            </span>
          )}
        </span>
        {!isPaying && canKeep(seconds, cart) && (
          <Button variant="text" size="small" className="-mr-2 ml-auto" loading={isKeeping} onClick={keep}>
            {t('hold.keep')}
          </Button>
        )}
      </div>
      <ShareLine share={isPaying ? 1 : shareLeft(seconds ?? 0, cart)} tone={warns ? 'warning' : 'primary'} />
    </div>
  );
};

/**
 * What is in the basket beside a timetable, how long it is held, what it comes to, and the ways to the checkout and to the
 * basket (docs/product.md#after-adding).
 */
export const SideBasketLines = ({ cart, headingId }: { cart: Cart; headingId: string }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const people = usePeople();
  const items = byStart(cart.items);
  const isToBasket = needsBasket(cart);
  return (
    <>
      <SideHold cart={cart} />
      <ul>
        {items.map((item, index) => {
          const neighbour = items[index + 1] ?? items[index - 1];
          const nextId = neighbour === undefined ? headingId : `side-${neighbour.id}`;
          return (
            <SideLine key={item.id} item={item} person={getPerson(people, item.purchasedForUserId)} nextId={nextId} />
          );
        })}
      </ul>
      <div className="flex items-baseline justify-between border-t border-line px-5 py-4 text-ink">
        <span>{t('total')}</span>
        <Price className="heading-2" amountMinor={cart.totals.total} currency={cart.currency} figure />
      </div>
      <div className="grid gap-2 px-5 pb-5">
        {!isToBasket && (
          <DocumentLinkButton block href={href('/basket/checkout')}>
            {t('checkoutNow')}
          </DocumentLinkButton>
        )}
        <LinkButton block variant={isToBasket ? 'primary' : 'secondary'} href={href('/basket')} prefetch={false}>
          {t('viewBasket')}
        </LinkButton>
      </div>
    </>
  );
};
