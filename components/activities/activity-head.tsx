import type { ActivityPlan } from '../../lib/rules/activity-plan.ts';
import { ChangeVenueLink, type ChangeVenueLinkProps } from '../booking/change-venue-link.tsx';
import { PlaceHead } from '../booking/place-head.tsx';
import { Marking } from '../markings/marking.tsx';

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
