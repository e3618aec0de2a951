'use client';

import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslations } from 'next-intl';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { CustomerSearch } from './customer-search.tsx';

/** Nobody is chosen: the search, and the way to a new customer, which takes along what was typed. */
export const WalkInBar = () => {
  const t = useTranslations('desk.acting');
  const mayFind = useMay('customers');
  const maySell = useMay('sell');
  return (
    <>
      <span className="grid size-[3rem] flex-none place-items-center rounded-full border-2 border-dashed border-control">
        <User className="icon" aria-hidden />
      </span>
      <p className="grid text-s whitespace-nowrap">
        {t('label')}
        <b className="text-[1.25rem]/[1.625rem] font-medium">{t('walkIn')}</b>
      </p>
      {mayFind && <CustomerSearch />}
      {mayFind && maySell && (
        <LinkButton variant="secondary" href="/customers#new">
          <UserPlus className="icon" aria-hidden />
          {t('newCustomer')}
        </LinkButton>
      )}
    </>
  );
};
