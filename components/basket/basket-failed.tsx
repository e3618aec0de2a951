import RefreshCw from 'lucide-react/icons/refresh-cw';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useText } from '#lib/i18n/text-context.ts';

/** The basket did not load. */
export const BasketFailed = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const text = useText();
  return (
    <EmptyState
      title={<span role="alert">{text('basket.loadFailed')}</span>}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <Button variant="secondary" loading={isRetrying} onClick={onRetry}>
          <RefreshCw className="icon icon--s" />
          {text('common.tryAgain')}
        </Button>
      }
    />
  );
};
