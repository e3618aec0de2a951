import { isErrorCode } from '#contract/is-error-code.ts';
import type { Route } from '#contract/routes/route.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { fromWire } from '#contract/wire.ts';
import { ApiError } from './api-error.ts';

/** The envelope of a success in camelCase, before its data is validated. */
export interface RawReply {
  data: unknown;
  [key: string]: unknown;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function failureIn(status: number, body: unknown): ApiError {
  const failure = isObject(body) ? body : {};
  const errors = isObject(failure.errors) ? failure.errors : {};
  return new ApiError({
    status,
    code: isErrorCode(failure.code) ? failure.code : 'unknown',
    message: typeof failure.message === 'string' ? failure.message : '',
    validationMessages: textsIn(failure.validationMessages),
    errors: Object.fromEntries(Object.entries(errors).map(([path, messages]) => [path, textsIn(messages)])),
    details: isObject(failure.details) ? failure.details : {},
  });
}

async function getJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (!response.ok) return null;
    throw new ApiError({ status: 502, code: 'unknown', message: '' }, { cause });
  }
}

/**
 * Reads an HTTP response: returns the envelope of a success and throws an `ApiError` for a failure
 * (docs/product.md#envelope).
 */
export async function readReply(route: Route, response: Response): Promise<RawReply> {
  const json = await getJson(response);
  if (!response.ok) throw failureIn(response.status, fromWire(json));
  if (route.raw) return { data: json };
  const envelope = fromWire(json);
  if (!isObject(envelope) || !('data' in envelope)) throw new ApiError({ status: 502, code: 'unknown', message: '' });
  return { ...envelope, data: envelope.data };
}

/** The error of a call that got no response. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'unknown', message: '' }, { cause });
}
