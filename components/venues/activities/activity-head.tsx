import { ChangeVenueLink, type ChangeVenueLinkProps } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/lines/place-head.tsx';
import type { ActivityPlan } from '#components/booking/model/activity-plan.ts';
import { Marking } from '#components/illustrations/marking.tsx';

export type ActivityHeadProps = {
  title: string;
  venueName: string;
  plan: ActivityPlan;
  changeVenue: ChangeVenueLinkProps;
};

/** An activity and where it is. */
export const ActivityHead = ({ title, venueName, plan, changeVenue }: ActivityHeadProps) => (
  <PlaceHead
    {...{ title, venueName }}
    link={<ChangeVenueLink {...changeVenue} />}
    aside={<span />}
    art={<Marking kind={plan} view="crop" cover />}
  />
);
