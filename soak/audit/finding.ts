import type { Database, Row } from '#soak/processes/database.ts';

/** Rows of a statement. */
export type Query = Database['query'];

/** One invariant, and the rows that violate it. */
export interface Check {
  /** Short name, for the table. */
  name: string;
  /** The invariant as a sentence. */
  rule: string;
  /** Rows that violate it. For a row with `user_id` the report shows that person's steps. */
  broken: Row[];
}
