import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';

/** In place of a panel whose content could not be loaded. */
export const PanelFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Panel as="div">
    <PartFailed onRetry={onRetry} />
  </Panel>
);

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

/** What an account has could not be loaded. */
export const AccountFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('account');
  return (
    <LoadFailed title={t('failed')} onRetry={onRetry}>
      {t('failedHelp')}
    </LoadFailed>
  );
};
