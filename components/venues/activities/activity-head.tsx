import { ChangeVenueLink, type ChangeVenueLinkProps } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';

export type ActivityHeadProps = {
  title: string;
  venueName: string;
  plan: IllustrationName;
  changeVenue: ChangeVenueLinkProps;
};

/** An activity and where it is. */
export const ActivityHead = ({ title, venueName, plan, changeVenue }: ActivityHeadProps) => (
  <PlaceHead
    {...{ title, venueName }}
    link={<ChangeVenueLink {...changeVenue} />}
    aside={<span />}
    art={<CourtIllustration kind={plan} view="crop" cover />}
  />
);
