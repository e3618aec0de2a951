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
