interface Activity {
  venue: { slug: string };
  activity: { slug: string };
}

/** Names the kept choices of an activity at a venue; its days share them, because ids of sessions are unique. */
export const choiceName = (what: 'filters' | 'court' | 'length' | 'tickets', { venue, activity }: Activity): string =>
  `${what}.${venue.slug}.${activity.slug}`;
