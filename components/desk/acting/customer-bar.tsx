'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { useActing } from './acting-context.tsx';
import { useActingCustomer } from './use-acting-customer.ts';

const person =
  'min-h-tap min-w-[4rem] rounded-[10px] border-[1.5px] border-control bg-surface px-3.5 font-medium whitespace-nowrap text-ink aria-pressed:border-primary-action aria-pressed:text-primary-text aria-pressed:box-shadow-[inset_0_0_0_1px_var(--primary-action)]';

/** The customer and the people linked with them, by name: for whom is what is added next. */
const PersonButtons = ({ customer }: { customer: DeskCustomer }) => {
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

interface CustomerBarProps {
  customerId: number;
  onFinish: () => void;
}

/** The customer whom the desk acts for: who they are, whom they come with, what they owe, and the end of it. */
export const CustomerBar = ({ customerId, onFinish }: CustomerBarProps) => {
  const t = useTranslations('desk.acting');
  const { data: customer, isError } = useActingCustomer();
  const { user } = customer ?? {};
  return (
    <>
      <span
        aria-hidden
        className="grid size-[3rem] flex-none place-items-center rounded-full bg-primary-action font-heading text-[calc(1.625rem*max(var(--heading-scale),0.75))]/none font-headline text-on-primary"
      >
        {user?.firstName.slice(0, 1)}
      </span>
      <p className="grid min-w-0 text-s">
        {t('label')}
        <b className="truncate text-[1.25rem]/[1.625rem] font-medium">
          {user === undefined && (isError ? t('number', { number: customerId }) : <Skeleton width={140} height={26} />)}
          {user !== undefined && `${user.firstName} ${user.lastName}`}
        </b>
      </p>
      {customer !== undefined && (
        <>
          <p className="hidden border-l border-primary-300 pl-3 text-s whitespace-nowrap large:grid">
            <span className="tabular-nums">{customer.user.reference}</span>
            <span>{customer.user.membership?.name ?? t('noMembership')}</span>
          </p>
          <PersonButtons customer={customer} />
          {customer.user.owed.value > 0 && (
            <Link
              href="/record"
              className="grid min-h-tap min-w-tap flex-none place-items-center no-underline"
              aria-label={t('owedRecord', { amount: customer.user.owed.formatted })}
            >
              <Pill
                tone="warning"
                className="desk:h-[1.75rem] desk:text-s"
                icon={<TriangleAlert className="icon-xs" />}
              >
                {t('owed', { amount: customer.user.owed.formatted })}
              </Pill>
            </Link>
          )}
        </>
      )}
      <span className="ml-auto flex flex-none gap-2">
        <LinkButton variant="quiet" href="/record">
          {t('record')}
        </LinkButton>
        <Button type="button" variant="secondary" onClick={onFinish}>
          <X className="icon" aria-hidden />
          {t('finish')}
        </Button>
      </span>
    </>
  );
};
