import { CompiledQuery } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { isFixed } from './fixed-tables.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** A step of a plan; `table` where it reads one. */
export interface PlanStep {
  type: string;
  table?: string;
}

const toSteps = ({ 'Node Type': type, 'Relation Name': table, Plans: below = [] }: PlanNode): PlanStep[] => [
  { type, ...(table !== undefined && { table }) },
  ...below.flatMap(toSteps),
];

/** The plan of a statement, whatever its parameters (our plans are generic). PostgreSQL 16. */
export async function explain(db: Db, text: string): Promise<PlanStep[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (generic_plan, format json) ${text}`),
  );
  return Object.values(rows[0] ?? {}).flatMap((plans) => plans.flatMap(({ Plan }) => toSteps(Plan)));
}

/** The growing tables, which are all but the fixed ones, that a plan reads from beginning to end. */
export const readWhole = (steps: readonly PlanStep[]): string[] =>
  steps.flatMap(({ type, table }) => (type === 'Seq Scan' && table !== undefined && !isFixed(table) ? [table] : []));

/** The statements with a plan that `ask` executes, each once. */
export async function recordStatements(db: Db, ask: () => Promise<unknown>): Promise<string[]> {
  const executor = db.getExecutor();
  const executeQuery = executor.executeQuery.bind(executor);
  const texts: string[] = [];
  executor.executeQuery = (query, ...rest) => {
    texts.push(query.sql);
    return executeQuery(query, ...rest);
  };
  try {
    await ask();
  } finally {
    executor.executeQuery = executeQuery;
  }
  return [...new Set(texts.filter((text) => /^\s*(?:select|with|update)\b/i.test(text)))];
}
