import type { ColumnType } from 'kysely';

/** A jsonb column: written as `JSON.stringify(value)`, because the driver would make a PostgreSQL array of a list. */
export type Json<T> = ColumnType<T, string, string>;
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
