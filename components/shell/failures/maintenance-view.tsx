import RefreshCw from 'lucide-react/icons/refresh-cw';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Text } from '#lib/i18n/text.ts';
import { ReloadButton } from './reload-button.tsx';

/** The operator has closed the site for a while (docs/product.md#error-pages). */
export const MaintenanceView = ({ text }: { text: Text }) => (
  <main id="main" className="full-page">
    <EmptyState
      plain
      level={1}
      title={text('pages.maintenance')}
      art={<CourtIllustration kind="pool-cover" className="art-wide" />}
      action={
        <ReloadButton>
          <RefreshCw className="icon icon--s" />
          {text('common.tryAgain')}
        </ReloadButton>
      }
    >
      {text('pages.maintenanceHelp')}
    </EmptyState>
  </main>
);
