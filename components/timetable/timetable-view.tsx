import type { TimetableKind } from '../../lib/rules/activity-plan.ts';
import { TimetableAutomatic } from './timetable-automatic.tsx';
import { TimetableClasses } from './timetable-classes.tsx';
import { TimetableCourts, type TimetableViewProps } from './timetable-courts.tsx';
import { TimetableTickets } from './timetable-tickets.tsx';

const views: Record<TimetableKind, typeof TimetableCourts> = {
  classes: TimetableClasses,
  resources: TimetableCourts,
  ticketed: TimetableTickets,
};

/** A day of an activity, in the way that activity is booked. */
export const TimetableView = (props: TimetableViewProps) => {
  const { kind, activity } = props.day;
  const View = kind === 'resources' && activity.isAutomatic ? TimetableAutomatic : views[kind];
  return <View {...props} />;
};
