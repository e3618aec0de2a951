import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useBasketAction } from '#components/basket/use-basket-action.ts';
import { getBookingType } from '#components/booking/lines/order-line-facts.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { updateCartItemMutation } from '#components/booking/queries/cart.ts';
import { Select } from '#components/ui/form/select.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { LazyPersonWaiver } from './lazy-person-waiver.ts';
import { useChangePerson } from './use-change-person.ts';
import { useSettledNumber } from './use-settled-number.ts';

type LinePersonProps = { item: CartItem; people: readonly Person[] };

/** Whom the place is for; the server decides whether that person may have it, and at which price. */
const LinePerson = ({ item, people }: LinePersonProps) => {
  const t = useTranslations();
  const id = useId();
  const { selectedId, isPending, waiver, change, keep } = useChangePerson(item);
  const selected = getPerson(people, selectedId);
  return (
    <>
      <Select
        id={id}
        className="w-full max-w-[17rem]"
        label={t('basket.personOf', { name: item.name })}
        hideLabel
        icon={User}
        options={people.map((person) => ({
          value: String(person.id),
          label: person.isYou ? t('booking.you', { name: person.name }) : person.name,
        }))}
        value={String(selectedId ?? item.purchasedForUserId ?? '')}
        onChange={({ target }) => change(Number(target.value))}
      />
      {waiver && selected && (
        <LazyPersonWaiver
          key={selected.id}
          waiver={waiver}
          name={selected.name}
          isPending={isPending}
          onAgreed={() => change(selected.id, waiver)}
          onKeep={() => {
            keep();
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </>
  );
};

/** How many places of a ticket; several presses are sent as one change. The price is the server's. */
const LineQuantity = ({ item }: { item: CartItem }) => {
  const t = useTranslations('basket');
  const { mutateAsync } = useBasketAction(updateCartItemMutation(browserApi), { success: t('toasts.updated') });
  const quantity = useSettledNumber(item.quantity, (next) =>
    mutateAsync({ params: { cartItemId: item.id }, body: { options: { quantity: next } } }),
  );
  return (
    <Stepper
      label={t('quantityOf', { name: item.name })}
      decreaseLabel={t('fewer', { name: item.name })}
      increaseLabel={t('more', { name: item.name })}
      value={quantity.value}
      onChange={quantity.setValue}
      min={1}
      max={item.maxQuantity ?? undefined}
    />
  );
};

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
