import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';

/** Themes are changed in the database, of which a process is not told: after this long it reads them again. */
const keptSeconds = 60;

interface Kept {
  until: Date;
  origins: Promise<readonly string[]>;
}

const keptByDb = new WeakMap<Db, Kept>();

async function readImageOrigins(db: Db): Promise<readonly string[]> {
  const logos = await db.selectFrom('themes').where('appLogo', 'ilike', 'http%').select('appLogo').distinct().execute();
  const origins = logos.flatMap(({ appLogo }) => {
    const url = appLogo === null ? null : URL.parse(appLogo);
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : [];
  });
  return [...new Set(origins)].toSorted();
}

/**
 * The origins of all logos: the page may show the operator's or a venue's. A path is on our own site. They are read once
 * a minute and process, however many check out (docs/decisions/164-images-and-fonts-of-the-checkout.md).
 */
export function findImageOrigins({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<readonly string[]> {
  const now = clock.now();
  const known = keptByDb.get(db);
  if (known !== undefined && now < known.until) return known.origins;
  const kept: Kept = { until: addSeconds(now, keptSeconds), origins: readImageOrigins(db) };
  keptByDb.set(db, kept);
  void kept.origins.catch(() => {
    if (keptByDb.get(db) === kept) keptByDb.delete(db);
  });
  return kept.origins;
}
