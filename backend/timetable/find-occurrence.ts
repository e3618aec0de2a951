import { sql } from 'kysely';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';
import { singleFlight } from '#backend/db/batching/single-flight.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { asksQuestions } from '#backend/questions/open-questions.ts';
import { selectOccurrences, type OccurrenceRow } from './occurrence-row.ts';
import { getScope, getV2From, type Scope } from './scope.ts';

/** One session by its old or new id, with the venue and category it belongs to. */
export interface FoundOccurrence {
  row: OccurrenceRow;
  scope: Scope;
  /** Percent included in its own price; 0 for one without. */
  taxRate: number;
  /** Whether it has questions that must be answered. */
  asksQuestions: boolean;
}

function selectFound(db: Db, now: Date) {
  return selectOccurrences(db, now)
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('operators', (join) => join.onTrue())
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .leftJoin('pricingOptions as p', 'p.id', 'o.pricingOptionId')
    .select([
      'v.name as venueName',
      'v.slug as venueSlug',
      'v.timezone',
      'v.activitiesV2Enabled',
      'v.activitiesV2MigrationDate',
    ])
    .select([
      'operators.currency',
      'c.slug as categorySlug',
      'c.name as categoryName',
      'p.taxRate',
      asksQuestions.as('asksQuestions'),
    ]);
}

const selectById = compiledQuery((db: Db, { id, now }: { id: string; now: Date }) =>
  selectFound(db, now).where('o.id', '=', id),
);
const selectByV1Id = compiledQuery((db: Db, { id, now }: { id: number; now: Date }) =>
  selectFound(db, now).where('o.v1Id', '=', id),
);

const selectByIds = compiledQuery((db: Db, { ids, now }: { ids: string[]; now: Date }) =>
  selectFound(db, now).where('o.id', '=', sql<string>`any(${ids})`),
);

type FoundRow = Awaited<ReturnType<typeof selectByIds>>[number];

function toFound(row: FoundRow): FoundOccurrence {
  return { row, scope: getScope(row, getV2From(row)), taxRate: row.taxRate ?? 0, asksQuestions: row.asksQuestions };
}

interface Named {
  id: number | string;
  now: Date;
}

const readOccurrence = singleFlight(async (db: Db, _key: string, { id, now }: Named): Promise<FoundOccurrence> => {
  const [row] = typeof id === 'number' ? await selectByV1Id(db, { id, now }) : await selectById(db, { id, now });
  if (row === undefined) throw notFound();
  return toFound(row);
});

/** Both ids name the same row (docs/product.md#v1-and-v2). Throws `not_found`. */
export function findOccurrence(db: Db, id: number | string, now: Date): Promise<FoundOccurrence> {
  return readOccurrence(db, `${typeof id} ${id}`, { id, now });
}

/** Sessions by their 34 characters, in this order; unknown ids are left out. */
export async function findOccurrences(db: Db, ids: readonly string[], now: Date): Promise<FoundOccurrence[]> {
  if (ids.length === 0) return [];
  const rows = await selectByIds(db, { ids: [...ids], now });
  const found = new Map(rows.map((row) => [row.id, toFound(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
