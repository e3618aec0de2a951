import { cva } from 'class-variance-authority';
import Timer from 'lucide-react/icons/timer';
import { useTranslations, useLocale } from 'next-intl';
import { Fragment } from 'react';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { isBeingPaid, canKeep, holdEnd, isEnding, shareLeft } from '#components/booking/hold/hold.ts';
import { useExtendHold } from '#components/booking/hold/use-extend-hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { appliedNames } from '#components/booking/lines/applied-names.ts';
import { LinePrice } from '#components/booking/lines/line-price.tsx';
import {
  byStart,
  amountWithoutParts,
  getExtras,
  getFees,
  getPlace,
  getSessions,
} from '#components/booking/lines/order-line-facts.ts';
import { needsBasket } from '#components/booking/needs-basket.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { removeCartItemsMutation } from '#components/booking/queries/cart.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useHref } from '#lib/zones/site-context.tsx';

type SideLineProps = {
  item: CartItem;
  person?: Person;
  /** The id of the element that takes the focus when the line has been removed. */
  nextId: string;
};

const When = ({ item }: { item: CartItem }) => {
  const t = useTranslations('booking');
  const locale = useLocale();
  const sessions = getSessions(item);
  const [first] = sessions;
  if (first === undefined) return null;
  return (
    <span className="block">
      {formatDate(first.date, locale)}{' '}
      {sessions.length === 1 ? (
        <span className="whitespace-nowrap lining-nums tabular-nums">
          {first.startsAt}–{first.endsAt}
        </span>
      ) : (
        t('sessions', { count: sessions.length })
      )}
    </span>
  );
};

/** Extras and fees, each with its price: without them the lines would not come to the total. */
const Parts = ({ item }: { item: CartItem }) => {
  const t = useTranslations('booking');
  return [...getFees(item), ...getExtras(item)].map(({ id, name, quantity, lineTotal }) => (
    <Fragment key={id}>
      <span>{quantity > 1 ? t('extra', { count: quantity, name }) : name}</span>
      <span className="text-right">
        <Price amountMinor={lineTotal.value} currency={lineTotal.currency} />
      </span>
    </Fragment>
  ));
};

/** A line of the small basket. */
const SideLine = ({ item, person, nextId }: SideLineProps) => {
  const t = useTranslations();
  const { mutate, isPending } = useBasketAction(
    removeCartItemsMutation(browserApi),
    { success: t('basket.toasts.removed') },
    () => document.getElementById(nextId)?.focus(),
  );
  const [place] = getPlace(item);
  const applied = appliedNames(item, t);
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 border-t border-line px-5 py-3.5 text-s">
      <h3 className="font-body text-m font-medium tracking-[0] text-ink" id={`side-${item.id}`} tabIndex={-1}>
        {item.quantity > 1 && (
          <span className="lining-nums tabular-nums">{t('booking.quantity', { count: item.quantity })} </span>
        )}
        {item.name}
      </h3>
      <LinePrice item={item} amount={amountWithoutParts(item)} className="text-m" />
      <div className="col-span-full">
        <When item={item} />
        <span className="block">
          {place}
          {place !== undefined && person !== undefined && ', '}
          {person !== undefined && <PersonName person={person} />}
        </span>
        {applied !== '' && <span className="block text-primary-text">{applied}</span>}
        {item.holdExpired && <span className="block text-warning">{t('basket.lapsed')}</span>}
      </div>
      <Parts item={item} />
      <Button
        variant="quiet"
        size="small"
        className="col-span-full -ml-2 justify-self-start"
        loading={isPending}
        aria-label={t('basket.removeNamed', { name: item.name })}
        onClick={() => mutate({ body: { cartItemIds: [item.id] } })}
      >
        {t('basket.remove')}
      </Button>
    </li>
  );
};

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
