'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { PersonButtons } from './person-buttons.tsx';
import { useActingCustomer } from './use-acting-customer.ts';

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
