import { readActivities } from '#backend/activities/store.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { listVenueActivitiesEndpoint } from '#contract/activities/activities.ts';

/** What can be booked by time at a venue: root activities only, without their children (docs/product.md#activities). */
export const listVenueActivities = operation(listVenueActivitiesEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const activities = await readActivities(db, venue, clock.now());
  return { data: activities.map((activity) => ({ ...activity, children: [] })) };
});
