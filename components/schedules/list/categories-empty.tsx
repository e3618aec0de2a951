import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

export type CategoriesEmptyProps = { t: Translate; kind: ScheduleKind; venueName: string; venueHref: string };

/** The empty state of a venue without upcoming camps or courses. */
export const CategoriesEmpty = ({ t, kind, venueName, venueHref }: CategoriesEmptyProps) => (
  <EmptyState
    title={t(`camps.${kind}.noCategories`)}
    art={<CourtIllustration kind={schedulePlan(kind, '')} zone={null} />}
    action={<LinkButton href={venueHref}>{t('camps.otherActivities')}</LinkButton>}
  >
    {t(`camps.${kind}.noCategoriesHelp`, { venue: venueName })}
  </EmptyState>
);
