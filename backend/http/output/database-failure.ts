import { isOutOfRange, isPassing, isUnstorable } from '#backend/db/connection/error-codes.ts';
import { DomainError } from '#backend/failure.ts';

/** What a failure of the database means for the caller; undefined for any other error. */
export function databaseFailure(cause: unknown): DomainError | undefined {
  if (isPassing(cause)) return new DomainError('unavailable', { cause });
  // Text that cannot be stored is refused with its shape; what shapes don't describe gets this far.
  if (isUnstorable(cause)) return new DomainError('validation_failed', { cause });
  // A well-formed id beyond the range of its column names nothing.
  if (isOutOfRange(cause)) return new DomainError('not_found', { cause });
  return undefined;
}
