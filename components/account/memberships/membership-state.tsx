import { useTranslations } from 'next-intl';
import type { Membership } from '#contract/customers/memberships.ts';
import { StatePill } from '../frame/state-pill.tsx';

const lookByStatus = { active: 'good', pending: 'waiting' } as const;

/** Whether a membership is in force. */
export const MembershipState = ({ status }: Pick<Membership, 'status'>) => {
  const t = useTranslations('memberships');
  const look = status === 'active' || status === 'pending' ? lookByStatus[status] : 'over';
  return <StatePill look={look}>{t(`status.${status}`)}</StatePill>;
};
