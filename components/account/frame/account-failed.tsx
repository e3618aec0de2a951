import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';

/** What an account has could not be loaded. */
export const AccountFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('account');
  return (
    <LoadFailed title={t('failed')} onRetry={onRetry}>
      {t('failedHelp')}
    </LoadFailed>
  );
};
