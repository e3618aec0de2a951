import { getBookingType } from '#components/booking/lines/order-line-facts.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { LinePerson } from './line-person.tsx';
import { LineQuantity } from './line-quantity.tsx';

type LineFieldsProps = { item: CartItem; people: readonly Person[] };

/** The account holder may have several places of a ticket; another person has one (docs/product.md#acting-for). */
function hasQuantity({ people, item }: LineFieldsProps): boolean {
  const isOther = getPerson(people, item.purchasedForUserId)?.isYou === false;
  return getBookingType(item) === 'ticketed' && !isOther && item.maxQuantity !== 1;
}

/** Whether the line has a select of its person. A single place of a session may go to another person. A camp or course is added again for another one. */
export function hasPersonSelect({ people, item }: LineFieldsProps): boolean {
  if (item.holdExpired) return false;
  const isKnown = getPerson(people, item.purchasedForUserId) !== undefined;
  return 'bookingId' in item && item.quantity === 1 && people.length > 1 && isKnown;
}

/** What can be changed about a basket line in its place: how many, and for whom. */
export const LineFields = ({ item, people }: LineFieldsProps) => {
  const fields = { quantity: hasQuantity({ item, people }), person: hasPersonSelect({ item, people }) };
  if (item.holdExpired || (!fields.quantity && !fields.person)) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {fields.quantity && <LineQuantity item={item} />}
      {fields.person && <LinePerson item={item} people={people} />}
    </div>
  );
};
