'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PersonSelect } from '#components/booking/person/person-select.tsx';
import { PageHead } from '#components/ui/layout/page-head.tsx';
import { useSite } from '#lib/zones/site-context.tsx';
import { HeadLine } from './head-line.tsx';

type AccountHeadProps = {
  title: ReactNode;
  /** A line below the title. */
  meta?: ReactNode;
};

/** The head of every account page: its title, and whom the customer acts for, who can be changed. */
export const AccountHead = ({ title, meta }: AccountHeadProps) => {
  const t = useTranslations('account');
  const { mode } = useSite();
  const person = (
    <div className="min-h-tap w-full small:w-[16.25rem]">
      <PersonSelect label={t('actingFor')} hideLabel />
    </div>
  );
  // The embedded layout has the title in a strip of its own.
  if (mode === 'embedded') return <div className="px-4 pt-4">{person}</div>;
  return (
    <PageHead layout="stack">
      <HeadLine title={title} meta={meta}>
        {person}
      </HeadLine>
    </PageHead>
  );
};
