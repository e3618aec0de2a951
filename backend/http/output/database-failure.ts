import { isOutOfRange, isRetryable, isUnstorable } from '#backend/db/connection/error-codes.ts';
import { DomainError } from '#backend/failure.ts';

/** The refusal that a database error means for the caller; undefined for any other error. */
export function databaseFailure(cause: unknown): DomainError | undefined {
  if (isRetryable(cause)) return new DomainError('unavailable', { cause });
  // Unstorable text is normally refused by validation; fields that no schema describes get this far.
  if (isUnstorable(cause)) return new DomainError('validation_failed', { cause });
  // A well-formed id beyond the range of its column identifies nothing.
  if (isOutOfRange(cause)) return new DomainError('not_found', { cause });
  return undefined;
}
