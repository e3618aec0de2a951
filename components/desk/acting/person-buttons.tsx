'use client';

import { useTranslations } from 'next-intl';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { useActing } from './acting-context.tsx';

const person =
  'min-h-tap min-w-[4rem] rounded-[10px] border-[1.5px] border-control bg-surface px-3.5 font-medium whitespace-nowrap text-ink aria-pressed:border-primary-action aria-pressed:text-primary-text aria-pressed:box-shadow-[inset_0_0_0_1px_var(--primary-action)]';

/** The customer and the people linked with them, by name: for whom is what is added next. */
export const PersonButtons = ({ customer }: { customer: DeskCustomer }) => {
  const t = useTranslations('desk.acting');
  const { personId, setPerson } = useActing();
  if (customer.linkedUsers.length === 0) return null;
  const { user } = customer;
  const people = [
    { id: user.id, label: user.firstName },
    ...customer.linkedUsers.map(({ userId, name, age }) => {
      const [firstName = name] = name.split(' ');
      return { id: userId, label: age === null ? firstName : t('withAge', { name: firstName, age }) };
    }),
  ];
  return (
    <div role="group" aria-label={t('people')} className="-my-1 flex min-w-0 gap-1 overflow-x-auto p-1">
      {people.map(({ id, label }) => (
        <button key={id} type="button" className={person} aria-pressed={personId === id} onClick={() => setPerson(id)}>
          {label}
        </button>
      ))}
    </div>
  );
};
