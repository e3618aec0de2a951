import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Text } from '#lib/i18n/text.ts';

export type NoDatesProps = { text: Text; activityName: string; plan: IllustrationName; venueHref: string };

/** An activity with no day on sale. */
export const NoDates = ({ text, activityName, plan, venueHref }: NoDatesProps) => (
  <EmptyState
    title={text('activities.noDates')}
    art={<CourtIllustration kind={plan} zone={null} />}
    action={<LinkButton href={venueHref}>{text('activities.otherActivities')}</LinkButton>}
  >
    {text('activities.noDatesHelp', { activity: activityName })}
  </EmptyState>
);
