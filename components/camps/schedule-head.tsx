import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { ActivityPlan } from '../../lib/rules/activity-plan.ts';
import { Marking } from '../markings/marking.tsx';

export type ScheduleHeadProps = {
  title: string;
  venueName: string;
  plan: ActivityPlan;
  /** A link at the end of the line. */
  link?: ReactNode;
};

/** The wide strip at the end of the page head, where the usual part of a plan would lose its zone. */
const strips: Partial<Record<ActivityPlan, string>> = { basketball: '-6 26 162 76' };

/** A camp, a course or their category, and where it is. */
export const ScheduleHead = ({ title, venueName, plan, link }: ScheduleHeadProps) => (
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
            {link}
          </p>
        </div>
        <span className="only-wide" />
        <div className="page-head__art">
          <Marking kind={plan} view={strips[plan] ?? 'crop'} cover />
        </div>
      </div>
    </div>
  </div>
);
