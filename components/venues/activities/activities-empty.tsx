import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

/** The empty state of a venue with nothing to book online. */
export const ActivitiesEmpty = ({ t }: { t: Translate }) => (
  <EmptyState title={t('activities.none')} art={<CourtIllustration kind="football" zone={null} view="crop" />}>
    {t('activities.noneHelp')}
  </EmptyState>
);
