import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type NoMembershipsProps = { venue: Pick<Venue, 'name'>; venueHref: string; t: Translate };

/** The empty state of a venue that has no membership on sale. */
export const NoMemberships = ({ venue, venueHref, t }: NoMembershipsProps) => (
  <div className="page-width py-6 large:py-[2rem]">
    <EmptyState
      title={t('joining.plan.nobody')}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <LinkButton variant="secondary" href={venueHref} prefetch={false}>
          {venue.name}
        </LinkButton>
      }
    />
  </div>
);
