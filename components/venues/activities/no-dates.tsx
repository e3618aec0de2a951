import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

export type NoDatesProps = { t: Translate; activityName: string; plan: IllustrationName; venueHref: string };

/** The empty state of an activity without a day on sale. */
export const NoDates = ({ t, activityName, plan, venueHref }: NoDatesProps) => (
  <EmptyState
    title={t('activities.noDates')}
    art={<CourtIllustration kind={plan} zone={null} />}
    action={<LinkButton href={venueHref}>{t('activities.otherActivities')}</LinkButton>}
  >
    {t('activities.noDatesHelp', { activity: activityName })}
  </EmptyState>
);
