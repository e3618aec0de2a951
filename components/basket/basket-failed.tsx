import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslations } from 'next-intl';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';

/** The error state of a basket that failed to load. */
export const BasketFailed = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const t = useTranslations();
  return (
    <EmptyState
      title={<span role="alert">{t('basket.loadFailed')}</span>}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <Button ref={passFocusOn} variant="secondary" loading={isRetrying} onClick={onRetry}>
          <RefreshCw className="icon-s" />
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
};
