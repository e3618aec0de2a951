import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslations } from 'next-intl';
import { Pill } from '#components/ui/pill.tsx';
import type { Membership } from '#contract/customers/memberships.ts';

/** Whether a membership is in force. */
export const MembershipState = ({ status }: Pick<Membership, 'status'>) => {
  const t = useTranslations('memberships');
  if (status === 'active')
    return (
      <Pill tone="success" icon={<CircleCheck className="icon-xs" />}>
        {t('status.active')}
      </Pill>
    );
  if (status === 'pending')
    return (
      <Pill tone="warning" icon={<Hourglass className="icon-xs" />}>
        {t('status.pending')}
      </Pill>
    );
  return <Pill>{t(`status.${status}`)}</Pill>;
};
