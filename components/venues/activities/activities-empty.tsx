import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Text } from '#lib/i18n/text.ts';

/** A venue that has nothing to book online. */
export const ActivitiesEmpty = ({ text }: { text: Text }) => (
  <EmptyState title={text('activities.none')} art={<CourtIllustration kind="football" zone={null} view="crop" />}>
    {text('activities.noneHelp')}
  </EmptyState>
);
