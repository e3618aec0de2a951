import { isOutdatedPlan } from '../db/outdated-plan.ts';
import { Refusal } from '../failure.ts';

/** SQLSTATEs and socket errors after which the same request may succeed: the database is away or was too busy. */
const passing =
  /^(08...|53...|57P0[1-5]|57014|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
/** What the driver says, without a code, about a connection it lost or could not get. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Errors are known by their form: some come from outside our realm and are no `Error` of ours. */
function textOf(error: unknown, key: 'code' | 'message'): string {
  const value: unknown = error !== null && typeof error === 'object' ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}

/** What a failure of the database means for the caller; undefined for any other error. */
export function databaseFailure(cause: unknown): Refusal | undefined {
  const code = textOf(cause, 'code');
  const message = textOf(cause, 'message');
  if (passing.test(code) || lostConnection.test(message) || isOutdatedPlan(message)) return new Refusal('unavailable', { cause });
  // Text that cannot be stored is refused with its shape; what shapes don't describe gets this far.
  if (code === '22021' || code === '22P05') return new Refusal('validation_failed', { cause });
  // A well-formed id beyond the range of its column names nothing.
  if (code === '22003') return new Refusal('not_found', { cause });
  return undefined;
}
