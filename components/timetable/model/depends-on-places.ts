import type { BookableAction } from '#contract/timetable/bookable-action.ts';

/** Whether this is what a person can do because of the places that are left, and for no other reason. */
export const dependsOnPlaces = ({ action, reason }: BookableAction): boolean =>
  action === 'book' || action === 'join_waitlist' || reason === 'full';
