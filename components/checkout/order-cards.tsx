import { BookingSummaryCard } from '#components/booking/booking-summary-card.tsx';
import { ItemArt } from '#components/booking/item-art.tsx';
import { PersonName } from '#components/booking/person-name.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { useText } from '#lib/messages/text-context.ts';
import { usePeople } from '#lib/queries/use-people.ts';
import { amountWithoutParts, extrasOf, feesOf, inOrder, placeOf, sessionsOf } from '#lib/rules/order-line.ts';
import { personOf } from '#lib/rules/people.ts';

const Extras = ({ item }: { item: CartItem }) => {
  const text = useText();
  const parts = [...feesOf(item), ...extrasOf(item)];
  if (parts.length === 0) return null;
  return (
    <ul className="scard__extras">
      {parts.map((extra) => (
        <li key={extra.id}>
          <span>
            {extra.quantity > 1 ? text('booking.extra', { count: extra.quantity, name: extra.name }) : extra.name}
          </span>
          <Price amountMinor={extra.lineTotal.value} currency={extra.lineTotal.currency} />
        </li>
      ))}
    </ul>
  );
};

/** The order in short, in the checkout's narrow column. Nothing can be removed here. */
export const OrderCards = ({ items }: { items: readonly CartItem[] }) => {
  const people = usePeople();
  return (
    <ul className="scards">
      {inOrder(items).map((item) => {
        const person = personOf(people, item.purchasedForUserId);
        const [locationName, venueName] = placeOf(item);
        return (
          <li key={item.id}>
            <BookingSummaryCard
              layout="checkout"
              art={<ItemArt item={item} />}
              activityName={item.name}
              clientName={person && <PersonName person={person} />}
              sessions={sessionsOf(item)}
              locationName={locationName}
              venueName={venueName}
              price={amountWithoutParts(item)}
              quantity={item.quantity}
            >
              <Extras item={item} />
            </BookingSummaryCard>
          </li>
        );
      })}
    </ul>
  );
};
