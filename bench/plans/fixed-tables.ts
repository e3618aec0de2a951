import type { Database } from '#backend/db/schema.ts';

/** The tables whose number of rows the operator's settings fix, each with the reason. Every other table grows. */
const fixedTables: Partial<Record<keyof Database, string>> = {
  operators: 'the operator itself, one row',
  membershipTypes: 'the memberships that the operator sells, some dozens, which are listed whole',
  categories: 'the kinds of activity on offer, some dozens, which are listed whole',
};

/** A table as our code names it. */
const toKey = (table: string): string => table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Whether a statement may read this table from beginning to end. */
export const isFixed = (table: string): boolean => Object.hasOwn(fixedTables, toKey(table));
