import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { appliedNames } from '#components/booking/lines/applied-names.ts';
import { LinePrice } from '#components/booking/lines/line-price.tsx';
import {
  amountWithoutParts,
  getExtras,
  getFees,
  getPlace,
  getSessions,
} from '#components/booking/lines/order-line-facts.ts';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { removeCartItemsMutation } from '#components/booking/queries/cart.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';

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
export const SideLine = ({ item, person, nextId }: SideLineProps) => {
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
