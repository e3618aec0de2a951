import { sql, type RawBuilder } from 'kysely';

/**
 * The condition of all attempts that are due to be asked for. An attempt that is not to be asked for has no
 * `next_check_at`, whatever its state.
 */
export function isDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`next_check_at <= ${now}`;
}
