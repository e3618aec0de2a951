import { isOutOfRange, isPassing, isUnstorable } from '#backend/db/connection/error-codes.ts';
import { Refusal } from '#backend/failure.ts';

/** What a failure of the database means for the caller; undefined for any other error. */
export function databaseFailure(cause: unknown): Refusal | undefined {
  if (isPassing(cause)) return new Refusal('unavailable', { cause });
  // Text that cannot be stored is refused with its shape; what shapes don't describe gets this far.
  if (isUnstorable(cause)) return new Refusal('validation_failed', { cause });
  // A well-formed id beyond the range of its column names nothing.
  if (isOutOfRange(cause)) return new Refusal('not_found', { cause });
  return undefined;
}
