import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';

/** In place of a part of a page that could not be loaded; the rest of the page stays. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations();
  return (
    <div className="grid gap-3">
      <Notice tone="danger" role="alert">
        <b className="font-medium">{t('account.partFailed')}</b>
        <p>{t('account.partFailedHelp')}</p>
      </Notice>
      <Button type="button" variant="secondary" size="medium" className="justify-self-start" onClick={onRetry}>
        <RefreshCw className="icon-s" />
        {t('common.tryAgain')}
      </Button>
    </div>
  );
};
