'use client';

import { CardLink, type CardLinkProps } from '#components/ui/layout/card-link.tsx';
import { venueClock } from '#lib/time/venue-clock.ts';

export interface NextDay {
  href: string;
  /** YYYY-MM-DD at the venue. */
  date: string;
  /** Of the venue. */
  timezone: string;
}

export type ActivityLinkProps = CardLinkProps & {
  /** The day to which the activity's own page leads on, if it does. */
  next?: NextDay;
};

/**
 * A card that leads to an activity. Its next day is opened without the way over the activity's page, unless the page
 * with the card is so old that the day has passed.
 */
export const ActivityLink = ({ next, ...props }: ActivityLinkProps) => {
  const getTarget = () => (next && venueClock(new Date(), next.timezone).date <= next.date ? next.href : props.href);
  return <CardLink {...props} getTarget={getTarget} />;
};
