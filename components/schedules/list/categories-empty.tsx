import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Text } from '#lib/i18n/text.ts';

export type CategoriesEmptyProps = { text: Text; kind: ScheduleKind; venueName: string; venueHref: string };

/** A venue without a camp or course to come. */
export const CategoriesEmpty = ({ text, kind, venueName, venueHref }: CategoriesEmptyProps) => (
  <EmptyState
    title={text(`camps.${kind}.noCategories`)}
    art={<CourtIllustration kind={schedulePlan(kind, '')} zone={null} />}
    action={<LinkButton href={venueHref}>{text('camps.otherActivities')}</LinkButton>}
  >
    {text(`camps.${kind}.noCategoriesHelp`, { venue: venueName })}
  </EmptyState>
);
