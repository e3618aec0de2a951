/** Failures are known by their form: some come from outside our realm and are no `Error` of ours. */
function getText(failure: unknown, key: 'code' | 'constraint' | 'message'): string {
  const value: unknown = failure !== null && typeof failure === 'object' ? Reflect.get(failure, key) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Codes of PostgreSQL by what they mean to us. */
const codes = {
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
function hasCode(failure: unknown, ...wanted: readonly string[]): boolean {
  return wanted.includes(getText(failure, 'code'));
}

/** Whether a row was refused because another one stands in its way. */
export function isConflict(failure: unknown): boolean {
  return hasCode(failure, codes.unique, codes.exclusion);
}

/** Whether a row was refused because of this unique index or constraint. */
export function isUniqueViolation(failure: unknown, constraint: string): boolean {
  return hasCode(failure, codes.unique) && getText(failure, 'constraint') === constraint;
}

/** Whether a transaction was broken up that may succeed when it is run again. */
export function isTransient(failure: unknown): boolean {
  return hasCode(failure, codes.deadlock, codes.serialization);
}

/** Whether a lock was waited for in vain. */
export function isLockTimeout(failure: unknown): boolean {
  return hasCode(failure, codes.lockNotAvailable);
}

/** Whether the server is there, but has no connection left. */
export function isCrowded(failure: unknown): boolean {
  return hasCode(failure, codes.tooManyConnections);
}

/** Whether a text holds what no column can. */
export function isUnstorable(failure: unknown): boolean {
  return hasCode(failure, codes.unknownCharacter, codes.unknownEscape);
}

/** Whether a number is beyond what its column can hold. */
export function isOutOfRange(failure: unknown): boolean {
  return hasCode(failure, codes.outOfRange);
}

/** Whether a prepared statement was refused because its table got other columns since, as a newer version of us gives it. */
export function isOutdatedPlan(failure: unknown): boolean {
  return getText(failure, 'message') === 'cached plan must not change result type';
}

/** Our own, beside those of PostgreSQL: too many wait for the same thing. */
export const busyCode = 'BUSY';

/** Codes of PostgreSQL and of the socket after which the same request may succeed: it was away, or too busy. */
const passing =
  /^(BUSY|08...|53...|57P0[1-5]|57014|25P0[34]|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
/** What the driver says, without a code, about a connection it lost or could not get. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether a connection stopped answering: it is of no more use. */
export function isSilentConnection(failure: unknown): boolean {
  return getText(failure, 'message') === 'Query read timeout';
}

/** Whether the same request may succeed a little later. */
export function isPassing(failure: unknown): boolean {
  return (
    passing.test(getText(failure, 'code')) ||
    lostConnection.test(getText(failure, 'message')) ||
    isOutdatedPlan(failure)
  );
}
