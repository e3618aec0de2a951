'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { checkHelp } from '#components/ui/form/check-class.ts';
import { initialClass, personFacts, personRow } from './person-row.tsx';

/** The row of a child who is being added to the account. */
export const AddingRow = ({ name }: { name: string }) => {
  const t = useTranslations('people');
  return (
    <div className={cx(personRow(), personFacts)} aria-busy="true">
      <Skeleton height={24} />
      <span className={initialClass} aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span className="min-w-0 wrap-break-word">
        <span className="font-medium text-ink">{name}</span>
        <small className={checkHelp}>{t('saving')}</small>
      </span>
      <span className="w-[2.75rem]">
        <Skeleton height={20} />
      </span>
    </div>
  );
};
