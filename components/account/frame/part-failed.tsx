import { useTranslations } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';

/** In place of a part of a page that could not be loaded; the rest of the page stays. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('account');
  return (
    <RetryNotice onRetry={onRetry}>
      <b className="font-medium">{t('partFailed')}</b>
      <p>{t('partFailedHelp')}</p>
    </RetryNotice>
  );
};
