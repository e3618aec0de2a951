import { readActivities } from '#backend/activities/store.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { getVenueActivityEndpoint, type Activity } from '#contract/activities.ts';

function findBySlug(activities: Activity[], slug: string): Activity | undefined {
  return activities.flatMap((activity) => [activity, ...activity.children]).find((activity) => activity.slug === slug);
}

/** One activity of a venue with its sub-activities; a sub-activity is found by its slug too. Throws `not_found`. */
export const getVenueActivity = operation(getVenueActivityEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const activity = findBySlug(await readActivities(db, venue, clock.now()), params.activitySlug);
  if (activity === undefined) throw notFound();
  return { data: activity };
});
