import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useRegionFocus } from '#components/ui/feedback/use-region-focus.ts';

/** What an account has could not be loaded. The focus on 'Try again' passes to the region around it. */
export const AccountFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('account');
  const place = useRegionFocus<HTMLDivElement>();
  return (
    <div ref={place}>
      <LoadFailed title={t('failed')} onRetry={onRetry}>
        {t('failedHelp')}
      </LoadFailed>
    </div>
  );
};
