import type { Row } from '#soak/processes/database.ts';

/** One thing that must be true at rest, and what contradicts it. */
export interface Check {
  /** Short name, for the table. */
  name: string;
  /** What must be true. */
  rule: string;
  /** Rows that contradict it. One with `user_id` is told with what that person did. */
  broken: Row[];
}
