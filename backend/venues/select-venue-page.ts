import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { distanceMiles } from './distance.ts';
import type { Point } from './locate-postcode.ts';
import type { FoundVenues } from './select-found-venues.ts';
import { selectVenues } from './venue-row.ts';

/** The most that `perPage` may be. */
const longestPage = 100;

const selectTotal = (found: FoundVenues) => found.select((row) => row.fn.countAll<number>().as('total'));

/** The statement that reads one page of the venues found, by distance or by name, each with how many there are in all. */
export function selectVenuePage(
  db: Db,
  found: FoundVenues,
  from: Point | undefined,
  { page, perPage }: { page: number; perPage: number },
) {
  let inOrder = found.select(['v.id', distanceMiles(from).as('distanceMiles')]);
  if (from !== undefined) inOrder = inOrder.orderBy('distanceMiles');
  const ids = inOrder
    .orderBy('v.name')
    .orderBy('v.id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  // Without a literal the planner expects a tenth of all venues, and would read all of them.
  const fewIds = db.selectFrom(ids.as('few')).limit(sql.lit(longestPage)).selectAll();
  return selectVenues(db, from)
    .innerJoin(fewIds.as('found'), 'found.id', 'v.id')
    .orderBy('found.distanceMiles')
    .orderBy('v.name')
    .orderBy('v.id')
    .select(selectTotal(found).as('total'));
}

/** How many venues were found in all, as the rows of a page say; counted where a page past the end has none. */
export async function readTotal(
  found: FoundVenues,
  rows: readonly { total: number | null }[],
  page: number,
): Promise<number> {
  const [first] = rows;
  if (first !== undefined || page === 1) return first?.total ?? 0;
  return (await selectTotal(found).executeTakeFirstOrThrow()).total;
}
