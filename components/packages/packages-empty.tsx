import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

type PackagesEmptyProps = { t: Translate; venueName: string; venueHref: string };

/** The empty state of a venue without packages. */
export const PackagesEmpty = ({ t, venueName, venueHref }: PackagesEmptyProps) => (
  <EmptyState
    title={t('packages.none')}
    art={<CourtIllustration kind="pool" view="crop" zone={null} />}
    action={
      <LinkButton variant="secondary" href={venueHref}>
        {t('packages.otherActivities')}
      </LinkButton>
    }
  >
    {t('packages.noneHelp', { venue: venueName })}
  </EmptyState>
);
