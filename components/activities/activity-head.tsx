import { ChangeVenueLink, type ChangeVenueLinkProps } from '#components/booking/change-venue-link.tsx';
import { PlaceHead } from '#components/booking/place-head.tsx';
import { Marking } from '#components/markings/marking.tsx';
import type { ActivityPlan } from '#lib/rules/activity-plan.ts';

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
