import { readActivities } from '#backend/activities/store.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findVenue } from '#backend/venues/store.ts';
import { getVenueActivityEndpoint, type Activity } from '#contract/activities/activities.ts';

function findBySlug(activities: Activity[], slug: string): Activity | undefined {
  return activities.flatMap((activity) => [activity, ...activity.children]).find((activity) => activity.slug === slug);
}

/** The page of an only sub-activity's parent leads back to it, so that it is no way up. */
function findParent(activities: Activity[], { slug }: Pick<Activity, 'slug'>): Pick<Activity, 'slug' | 'name'> | null {
  const parent = activities.find(({ children }) => children.some((child) => child.slug === slug));
  return parent === undefined || parent.children.length < 2 ? null : { slug: parent.slug, name: parent.name };
}

/** One activity of a venue with its sub-activities; a sub-activity is found by its slug too. Throws `not_found`. */
export const getVenueActivity = operation(getVenueActivityEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const all = await readActivities(db, venue, clock.now());
  const activity = findBySlug(all, params.activitySlug);
  if (activity === undefined) throw notFound();
  return { data: { ...activity, parent: findParent(all, activity) } };
});
