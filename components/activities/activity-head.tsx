import MapPin from 'lucide-react/icons/map-pin';
import Link from 'next/link';
import type { ActivityPlan } from '../../lib/rules/activity-plan.ts';
import { Marking } from '../markings/marking.tsx';

export type ActivityHeadProps = {
  title: string;
  venueName: string;
  plan: ActivityPlan;
  changeVenue: { href: string; label: string };
};

/** An activity and where it is. */
export const ActivityHead = ({ title, venueName, plan, changeVenue }: ActivityHeadProps) => (
  <div className="page-head">
    <div className="container">
      <div className="page-head__in">
        <div className="page-head__title">
          <h1>{title}</h1>
          <p className="page-head__meta">
            <span>
              <MapPin className="icon icon--s" />
              {venueName}
            </span>
            <Link className="tap" href={changeVenue.href} prefetch={false}>
              {changeVenue.label}
            </Link>
          </p>
        </div>
        <span />
        <div className="page-head__art">
          <Marking kind={plan} view="crop" cover />
        </div>
      </div>
    </div>
  </div>
);
