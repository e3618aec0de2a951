import { Marking } from '#components/markings/marking.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import type { Text } from '#lib/messages/text.ts';
import { schedulePlan, type ScheduleKind } from '#lib/rules/camps/schedule.ts';

export type CategoriesEmptyProps = { text: Text; kind: ScheduleKind; venueName: string; venueHref: string };

/** A venue without a camp or course to come. */
export const CategoriesEmpty = ({ text, kind, venueName, venueHref }: CategoriesEmptyProps) => (
  <EmptyState
    title={text(`camps.${kind}.noCategories`)}
    art={<Marking kind={schedulePlan(kind, '')} zone={null} />}
    action={<LinkButton href={venueHref}>{text('camps.otherActivities')}</LinkButton>}
  >
    {text(`camps.${kind}.noCategoriesHelp`, { venue: venueName })}
  </EmptyState>
);
