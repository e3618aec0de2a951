import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import { venueAddress } from '#components/booking/model/venue-address.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type JoiningHeadProps = {
  venue: Venue;
  /** The list of venues. */
  changeHref: string;
  t: Translate;
};

/** The head of a venue's memberships. */
export const JoiningHead = ({ venue, changeHref, t }: JoiningHeadProps) => (
  <PlaceHead
    title={t('joining.title', { venue: venue.name })}
    venueName={venueAddress(venue)}
    link={<ChangeVenueLink venue={venue} href={changeHref} label={t('venues.changeVenue')} />}
    aside={<span className="max-large:hidden" />}
    art={<CourtIllustration kind="football" view="285 236 480 210" cover />}
  />
);
