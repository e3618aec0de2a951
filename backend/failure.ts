import { errors, type ErrorCode } from '#contract/errors.ts';

interface FailureOptions {
  message?: string;
  /** Field errors, keyed by wire path relative to the payload (docs/product.md#failures). */
  fields?: Record<string, string[]>;
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal with its code from the error table. Operations throw it; `failureReply` turns it into a reply. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(options.message ?? errors[code].message, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.status = errors[code].status;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Refuses a body or query by rule: one or more wire paths with their sentences. */
export function invalid(fields: Record<string, string[]>): DomainError {
  return new DomainError('validation_failed', { fields });
}

/** For anything absent or not visible to the caller. */
export function notFound(): DomainError {
  return new DomainError('not_found');
}
