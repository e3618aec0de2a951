'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PersonSelect } from '#components/booking/person/person-select.tsx';
import { useSite } from '#lib/zones/site-context.tsx';
import { AccountHeadFrame } from './layout.tsx';

type AccountHeadProps = {
  title: ReactNode;
  /** A line below the title. */
  meta?: ReactNode;
};

/** The head of every account page: its title, and whom the customer acts for, who can be changed. */
export const AccountHead = ({ title, meta }: AccountHeadProps) => {
  const t = useTranslations('account');
  const { mode } = useSite();
  return (
    <AccountHeadFrame title={title} meta={meta} mode={mode}>
      <div className="min-h-tap w-full small:w-[16.25rem]">
        <PersonSelect label={t('actingFor')} hideLabel />
      </div>
    </AccountHeadFrame>
  );
};
