import { useTranslations } from 'next-intl';
import { LineRule } from '#components/booking/cancellation/line-rule.tsx';
import { appliedNames } from '#components/booking/lines/applied-names.ts';
import { BookingSummaryCard } from '#components/booking/lines/booking-summary-card.tsx';
import { LineFullPrice } from '#components/booking/lines/line-price.tsx';
import {
  amountWithoutParts,
  getExtras,
  getFees,
  byStart,
  getPlace,
  getSessions,
} from '#components/booking/lines/order-line-facts.ts';
import { ItemArt } from '#components/booking/lines/order-line.tsx';
import { getPerson } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { Price } from '#components/ui/price.tsx';
import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';

const Extras = ({ item }: { item: CartItem }) => {
  const t = useTranslations();
  const getName = (part: ChildItem) =>
    'isJoiningFee' in part && part.isJoiningFee ? t('basket.joiningFee') : part.name;
  const parts = [...getFees(item), ...getExtras(item)];
  if (parts.length === 0) return null;
  return (
    <ul className="mt-1 *:flex *:justify-between *:gap-3 *:tabular-nums">
      {parts.map((extra) => (
        <li key={extra.id}>
          <span>
            {extra.quantity > 1 ? t('booking.extra', { count: extra.quantity, name: getName(extra) }) : getName(extra)}
          </span>
          <Price amountMinor={extra.lineTotal.value} currency={extra.lineTotal.currency} />
        </li>
      ))}
    </ul>
  );
};

/** The package or membership that pays for it, and its extras. */
const Parts = ({ item }: { item: CartItem }) => {
  const applied = appliedNames(item, useTranslations());
  return (
    <>
      {applied !== '' && <p className="text-primary-text">{applied}</p>}
      <Extras item={item} />
    </>
  );
};

type OrderCardsProps = {
  items: readonly CartItem[];
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** A read-only summary of the order for the checkout's narrow column, with the rules of cancelling before it is paid. */
export const OrderCards = ({ items, renderedAt }: OrderCardsProps) => {
  const people = usePeople();
  return (
    <ul className="grid">
      {byStart(items).map((item) => {
        const person = getPerson(people, item.purchasedForUserId);
        const [locationName, venueName] = getPlace(item);
        return (
          <li className="border-line pt-3.5 not-first:border-t first:pt-1" key={item.id}>
            <BookingSummaryCard
              art={<ItemArt item={item} place="card" />}
              activityName={item.name}
              clientName={person && <PersonName person={person} />}
              sessions={getSessions(item)}
              locationName={locationName}
              venueName={venueName}
              price={amountWithoutParts(item)}
              fullPrice={<LineFullPrice item={item} amount={amountWithoutParts(item)} />}
              quantity={item.quantity}
            >
              <Parts item={item} />
              <LineRule items={[item]} renderedAt={renderedAt} />
            </BookingSummaryCard>
          </li>
        );
      })}
    </ul>
  );
};
