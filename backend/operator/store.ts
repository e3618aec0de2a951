import type { Selectable } from 'kysely';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import { singleFlight } from '#backend/db/batching/single-flight.ts';
import type { Db } from '#backend/db/schema.ts';
import type { OperatorsTable, ThemesTable, FootersTable } from '#backend/db/tables/venues.ts';
import { notFound } from '#backend/failure.ts';

const selectOperator = compiledQuery((db: Db) => db.selectFrom('operators').selectAll());

const sharedOperator = singleFlight(async (db: Db): Promise<Selectable<OperatorsTable>> => {
  const [operator] = await selectOperator(db, {});
  if (operator === undefined) throw notFound();
  return operator;
});

/** The one operator of this installation. Throws `not_found` before it has been set up. */
export function readOperator(db: Db): Promise<Selectable<OperatorsTable>> {
  return sharedOperator(db, '');
}

async function findVenueId(db: Db, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null;
  const venue = await db.selectFrom('venues').where('slug', '=', slug).select('id').executeTakeFirst();
  if (venue === undefined) throw notFound();
  return venue.id;
}

/** The venue's own theme, else the operator's. Throws `not_found` for an unknown venue. */
export async function readTheme(db: Db, slug: string | undefined): Promise<Selectable<ThemesTable> | undefined> {
  const venueId = await findVenueId(db, slug);
  return db
    .selectFrom('themes')
    .where((where) => where.or([where('venueId', 'is', null), where('venueId', '=', venueId)]))
    .orderBy('venueId', (order) => order.asc().nullsLast())
    .selectAll()
    .executeTakeFirst();
}

/** The venue's own footer, else the operator's. Throws `not_found` for an unknown venue. */
export async function readFooter(db: Db, slug: string | undefined): Promise<Selectable<FootersTable> | undefined> {
  const venueId = await findVenueId(db, slug);
  return db
    .selectFrom('footers')
    .where((where) => where.or([where('venueId', 'is', null), where('venueId', '=', venueId)]))
    .orderBy('venueId', (order) => order.asc().nullsLast())
    .selectAll()
    .executeTakeFirst();
}
