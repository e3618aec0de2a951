import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { OperatorsTable } from '#backend/db/tables/venues.ts';

/** Inserts the operator, which every database needs. */
export async function makeOperator(db: Db, input: Partial<Insertable<OperatorsTable>> = {}): Promise<void> {
  await db
    .insertInto('operators')
    .values({ name: 'Test Leisure', ...input })
    .execute();
}
