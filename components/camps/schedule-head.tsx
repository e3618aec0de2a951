import type { ReactNode } from 'react';
import { PlaceHead } from '#components/booking/place-head.tsx';
import { Marking } from '#components/markings/marking.tsx';
import type { ActivityPlan } from '#lib/rules/activity-plan.ts';

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
  <PlaceHead
    {...{ title, venueName, link }}
    aside={<span className="only-wide" />}
    art={<Marking kind={plan} view={strips[plan] ?? 'crop'} cover />}
  />
);
