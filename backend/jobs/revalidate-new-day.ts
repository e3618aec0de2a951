import type { Dependencies } from '#backend/context.ts';
import { localDate } from '#backend/serialize/venue-time.ts';

/**
 * Makes what tells the web once a day has begun at a venue: its kept pages still choose yesterday. Days that this
 * process has not seen begin are told too, since nobody else may have.
 */
export function createBeginDays({
  db,
  clock,
  services,
}: Pick<Dependencies, 'db' | 'clock' | 'services'>): () => Promise<void> {
  const days = new Map<string, string>();
  return async () => {
    const venues = await db.selectFrom('venues').select(['slug', 'timezone']).execute();
    const now = clock.now();
    const tags: string[] = [];
    for (const { slug, timezone } of venues) {
      const today = localDate(now, timezone);
      if (days.get(slug) === today) continue;
      days.set(slug, today);
      tags.push(`activities:${slug}`);
    }
    if (tags.length > 0) services.revalidate(tags);
  };
}
