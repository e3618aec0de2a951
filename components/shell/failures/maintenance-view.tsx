import RefreshCw from 'lucide-react/icons/refresh-cw';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { FullPage } from '#components/shell/full-page.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Say } from '#lib/i18n/translate.ts';
import { ReloadButton } from './reload-button.tsx';

/** The maintenance page of a site that is temporarily closed (docs/product.md#error-pages). */
export const MaintenanceView = ({ t }: { t: Say }) => (
  <FullPage as="main">
    <EmptyState
      plain
      level={1}
      title={t('failures.maintenance')}
      wideArt
      art={<CourtIllustration kind="pool-cover" />}
      action={
        <ReloadButton>
          <RefreshCw className="icon-s" />
          {t('common.tryAgain')}
        </ReloadButton>
      }
    >
      {t('failures.maintenanceHelp')}
    </EmptyState>
  </FullPage>
);
