import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { Select } from '#components/ui/form/select.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { LazyPersonWaiver } from './lazy-person-waiver.ts';
import { useChangePerson } from './use-change-person.ts';

type LinePersonProps = { item: CartItem; people: readonly Person[] };

/** Whom the place is for; the server decides whether that person may have it, and at which price. */
export const LinePerson = ({ item, people }: LinePersonProps) => {
  const t = useTranslations();
  const id = useId();
  const { wishedId, isPending, waiver, change, keep } = useChangePerson(item);
  const wished = getPerson(people, wishedId);
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
        value={String(wishedId ?? item.purchasedForUserId ?? '')}
        onChange={({ target }) => change(Number(target.value))}
      />
      {waiver && wished && (
        <LazyPersonWaiver
          key={wished.id}
          waiver={waiver}
          name={wished.name}
          isPending={isPending}
          onAgreed={() => change(wished.id, waiver)}
          onKeep={() => {
            keep();
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </>
  );
};
