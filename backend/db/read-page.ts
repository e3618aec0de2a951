import type { SelectQueryBuilder, Simplify } from 'kysely';

interface Page {
  /** From 1. */
  page: number;
  perPage: number;
}

/** One page of the rows of an ordered query, and how many rows it has altogether. */
export async function readPage<Tables, From extends keyof Tables, Row>(
  ordered: SelectQueryBuilder<Tables, From, Row>,
  { page, perPage }: Page,
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const rows = await ordered
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await ordered
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
