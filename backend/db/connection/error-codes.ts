/** Errors are recognised by their shape: in tests some come from another realm, where `instanceof Error` fails. */
function getText(failure: unknown, key: 'code' | 'constraint' | 'message'): string {
  const value: unknown = failure !== null && typeof failure === 'object' ? Reflect.get(failure, key) : undefined;
  return typeof value === 'string' ? value : '';
}

/** SQLSTATE codes by what they mean to us. */
const codes = {
  foreignKey: '23503',
  unique: '23505',
  exclusion: '23P01',
  serialization: '40001',
  deadlock: '40P01',
  tooManyConnections: '53300',
  outOfRange: '22003',
  unknownCharacter: '22021',
  unknownEscape: '22P05',
  lockNotAvailable: '55P03',
} as const;

/** Whether a failure has one of these codes. */
function hasCode(failure: unknown, ...wantedCodes: readonly string[]): boolean {
  return wantedCodes.includes(getText(failure, 'code'));
}

/** Whether a row was refused by a unique or exclusion constraint. */
export function isConflict(failure: unknown): boolean {
  return hasCode(failure, codes.unique, codes.exclusion);
}

/** Whether a row was refused because of this unique index or constraint. */
export function isUniqueViolation(failure: unknown, constraint: string): boolean {
  return hasCode(failure, codes.unique) && getText(failure, 'constraint') === constraint;
}

/** Whether a row could not go because others refer to it, or could not come because what it refers to is not there. */
export function isForeignKeyViolation(failure: unknown): boolean {
  return hasCode(failure, codes.foreignKey);
}

/** Whether a transaction was aborted by a deadlock or serialisation failure and may succeed when it is run again. */
export function isTransient(failure: unknown): boolean {
  return hasCode(failure, codes.deadlock, codes.serialization);
}

/** Whether waiting for a lock timed out. */
export function isLockTimeout(failure: unknown): boolean {
  return hasCode(failure, codes.lockNotAvailable);
}

/** Whether the server is there, but has no connection left. */
export function isOverloaded(failure: unknown): boolean {
  return hasCode(failure, codes.tooManyConnections);
}

/** Whether a text holds characters that PostgreSQL cannot store. */
export function isUnstorable(failure: unknown): boolean {
  return hasCode(failure, codes.unknownCharacter, codes.unknownEscape);
}

/** Whether a number is beyond what its column can hold. */
export function isOutOfRange(failure: unknown): boolean {
  return hasCode(failure, codes.outOfRange);
}

/** Whether a prepared statement was refused because a migration changed the columns of its table. */
export function isOutdatedPlan(failure: unknown): boolean {
  return getText(failure, 'message') === 'cached plan must not change result type';
}

/** Our own code, beside those of PostgreSQL: a queue for connections or rows has timed out. */
export const busyCode = 'BUSY';

/**
 * Codes of PostgreSQL and of the socket after which the same request may succeed: the server was unavailable or too
 * busy.
 */
const passing =
  /^(BUSY|08...|53...|57P0[1-5]|57014|25P0[34]|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
/** Messages of the driver, which have no code, for a connection that was lost or could not be opened. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether the server stopped answering, so that the connection is unusable. */
export function isQueryTimeout(failure: unknown): boolean {
  return getText(failure, 'message') === 'Query read timeout';
}

/** Whether the same request may succeed a little later. */
export function isRetryable(failure: unknown): boolean {
  return (
    passing.test(getText(failure, 'code')) ||
    lostConnection.test(getText(failure, 'message')) ||
    isOutdatedPlan(failure)
  );
}
