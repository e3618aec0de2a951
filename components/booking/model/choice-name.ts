interface Activity {
  venue: { slug: string };
  activity: { slug: string };
}

/**
 * The storage key of what was chosen in the timetable of an activity at a venue. All its days share the key, because
 * session ids are unique.
 */
export const choiceName = (what: 'filters' | 'court' | 'length' | 'tickets', { venue, activity }: Activity): string =>
  `${what}.${venue.slug}.${activity.slug}`;
