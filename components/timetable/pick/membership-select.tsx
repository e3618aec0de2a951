import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/form/select.tsx';
import type { MembershipFieldProps } from './use-membership.ts';

/** By which membership to pay. */
export const MembershipSelect = ({ memberships, membership }: MembershipFieldProps) => {
  const t = useTranslations('timetable.membership');
  const options = memberships.map(({ membershipUserId, name, price }) => ({
    value: String(membershipUserId),
    label: price === undefined ? name : t('priced', { name, price: price.formatted }),
  }));
  return (
    <Select
      label={t('label')}
      value={membership.id ?? ''}
      options={[{ value: '', label: t('cheapest') }, ...options]}
      onChange={({ target: { value } }) => membership.choose(value === '' ? undefined : Number(value))}
    />
  );
};
