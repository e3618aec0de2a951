const uniqueViolation = '23505';
const exclusionViolation = '23P01';

/** Whether PostgreSQL refused a row because another one stands in its way. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === uniqueViolation || error.code === exclusionViolation;
}
