import type { Dependencies } from '#backend/context.ts';
import { localDate } from '#backend/serialize/venue-time.ts';

/**
 * Creates the job that revalidates a venue's cached pages once a new day has begun there, because they still select
 * yesterday. A new process also revalidates on its first run, since no other process may have done it.
 */
export function createRevalidateNewDay({
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
