import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

type PricingEmptyProps = {
  t: Translate;
  /** The venue without membership discounts; null while none is chosen. */
  venueName: string | null;
  /** Where to go on: its activities, or the choice of a venue. */
  href: string;
};

/** Instead of prices: the venue has the same for everybody, or none is chosen yet. */
export const PricingEmpty = ({ t, venueName, href }: PricingEmptyProps) => (
  <EmptyState
    title={t(venueName === null ? 'pricing.chooseVenue' : 'pricing.none')}
    art={<CourtIllustration kind="basketball" view="crop" zone={null} />}
    action={
      <LinkButton variant={venueName === null ? 'primary' : 'secondary'} href={href}>
        {t(venueName === null ? 'pricing.chooseVenue' : 'pricing.otherActivities')}
      </LinkButton>
    }
  >
    {venueName === null ? t('pricing.chooseVenueHelp') : t('pricing.noneHelp', { venue: venueName })}
  </EmptyState>
);
