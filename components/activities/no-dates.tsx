import { Marking } from '#components/markings/marking.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import type { Text } from '#lib/messages/text.ts';
import type { ActivityPlan } from '#lib/rules/activity-plan.ts';

export type NoDatesProps = { text: Text; activityName: string; plan: ActivityPlan; venueHref: string };

/** An activity with no day on sale. */
export const NoDates = ({ text, activityName, plan, venueHref }: NoDatesProps) => (
  <EmptyState
    title={text('activities.noDates')}
    art={<Marking kind={plan} zone={null} />}
    action={<LinkButton href={venueHref}>{text('activities.otherActivities')}</LinkButton>}
  >
    {text('activities.noDatesHelp', { activity: activityName })}
  </EmptyState>
);
