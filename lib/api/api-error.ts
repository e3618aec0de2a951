import type { ErrorCode } from '#contract/errors.ts';

/** What a failed call says (docs/product.md#failures). */
export interface ApiFailure {
  /** 0 when no answer came. */
  status: number;
  /** `unknown` for a word that is not in our table. */
  code: ErrorCode | 'unknown';
  message: string;
  /** First message of every wrong field, without full stops. */
  validationMessages?: readonly string[];
  /** Messages by path in wire names. */
  errors?: Readonly<Record<string, readonly string[]>>;
  details?: Readonly<Record<string, unknown>>;
}

/** The one error that every call throws, whatever went wrong. */
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

  /** Whether the same read may succeed a moment later. */
  get retryable(): boolean {
    return ![400, 401, 403, 404, 409, 422, 429].includes(this.status);
  }
}
