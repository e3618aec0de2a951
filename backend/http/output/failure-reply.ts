import type { Logger } from 'pino';
import { isOutOfRange, isRetryable, isUnstorable } from '#backend/db/connection/error-codes.ts';
import { DomainError } from '#backend/failure.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Failure } from '#contract/failure.ts';
import { getPath, type Route } from '#contract/routes/route.ts';
import { toWire } from '#contract/wire.ts';
import { jsonType, type HttpReply } from './http-reply.ts';

/** The refusal that a database error means for the caller; undefined for any other error. */
function databaseFailure(cause: unknown): DomainError | undefined {
  if (isRetryable(cause)) return new DomainError('unavailable', { cause });
  // Unstorable text is normally refused by validation; fields that no schema describes get this far.
  if (isUnstorable(cause)) return new DomainError('validation_failed', { cause });
  // A well-formed id beyond the range of its column identifies nothing.
  if (isOutOfRange(cause)) return new DomainError('not_found', { cause });
  return undefined;
}

const paymentPath = /^\/api\/(checkout|credits|foh|payment-providers)\//;
/** Default of the `Retry-After` header in seconds, by error code (docs/product.md#failures). */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  idempotency_in_progress: 1,
  maintenance: 60,
  unavailable: 5,
  provider_unavailable: 5,
};

function refusalFor(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return databaseFailure(error) ?? new DomainError('unexpected', { cause: error });
}

function validationMessages(fields: Record<string, string[]>): string[] {
  return Object.values(fields).flatMap(([first]) => (first === undefined ? [] : [first.replace(/\.$/, '')]));
}

function getFailure(refusal: DomainError, route: Route | null): Failure {
  const { message, status, code, fields, details } = refusal;
  const isPayment = route !== null && paymentPath.test(getPath(route));
  return {
    message,
    status,
    code,
    validationMessages: validationMessages(fields ?? {}),
    ...(fields && Object.keys(fields).length > 0 && { errors: fields }),
    ...(details && { details }),
    ...(isPayment && { error: { code, message, details: details ?? null } }),
  };
}

/** A short reason for the log: the code of the cause, else its name. */
function getReason({ cause }: DomainError): string | undefined {
  if (cause === null || typeof cause !== 'object') return undefined;
  const words: unknown[] = [Reflect.get(cause, 'code'), Reflect.get(cause, 'name')];
  return words.find((word) => typeof word === 'string');
}

/** Logs server-side failures. A known outage (503) is a warning, not an error for each refused call. */
function logRefusal(refusal: DomainError, log: Logger): void {
  const { status, code, cause } = refusal;
  if (code === 'maintenance' || status < 500) return;
  if (status === 503) log.warn({ code, reason: getReason(refusal) }, 'request refused');
  else log.error({ err: cause ?? refusal, code }, 'request failed');
}

/** The only place that turns a thrown error into a reply. Logs failures that the caller did not cause. */
export function failureReply(error: unknown, route: Route | null, log: Logger): HttpReply {
  const refusal = refusalFor(error);
  logRefusal(refusal, log);
  const wait = refusal.retryAfterSeconds ?? retryAfterSeconds[refusal.code];
  return {
    status: refusal.status,
    body: JSON.stringify(toWire(getFailure(refusal, route))),
    headers: {
      'Content-Type': jsonType,
      'Cache-Control': 'no-store',
      ...(wait !== undefined && { 'Retry-After': String(wait) }),
    },
  };
}
