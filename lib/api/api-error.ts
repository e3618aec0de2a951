import type { ErrorCode } from '#contract/errors.ts';

/** The failure of a call, as the envelope of the reply reports it (docs/product.md#failures). */
export interface ApiFailure {
  /** The HTTP status of the reply; 0 when there was no reply. */
  status: number;
  /** `unknown` for a code that is not in `contract/errors.ts`. */
  code: ErrorCode | 'unknown';
  message: string;
  /** The first message of every invalid field, without full stops. */
  validationMessages?: readonly string[];
  /** Validation messages by field path, in the names of the API. */
  errors?: Readonly<Record<string, readonly string[]>>;
  details?: Readonly<Record<string, unknown>>;
}

/** The error that a call throws for every failure, including network errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  readonly validationMessages: readonly string[];
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.validationMessages = failure.validationMessages ?? [];
    this.errors = failure.errors ?? {};
    this.details = failure.details ?? {};
  }

  /** Whether the failure is temporary, so that a retry of the same read may succeed. */
  get retryable(): boolean {
    return ![400, 401, 403, 404, 409, 422, 429].includes(this.status);
  }
}
