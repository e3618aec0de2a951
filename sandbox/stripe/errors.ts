import { json, type Reply } from '#sandbox/core/http.ts';

interface Fault {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  param?: string;
  message: string;
  decline_code?: string;
  payment_intent?: unknown;
}

function failure(status: number, error: Fault): Reply {
  return json(status, { error });
}

export function unauthenticated(): Reply {
  return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

export function missing(what: string, id: string, param = 'intent'): Reply {
  const message = `No such ${what}: '${id}'`;
  return failure(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}

export function invalid(param: string, message: string, code = 'parameter_invalid_empty'): Reply {
  return failure(400, { type: 'invalid_request_error', code, param, message });
}

/** A request with an unusable amount carries no code, only the parameter. */
export function invalidAmount(message: string): Reply {
  return failure(400, { type: 'invalid_request_error', param: 'amount', message });
}

export function wrongState(code: string, message: string): Reply {
  return failure(400, { type: 'invalid_request_error', code, message });
}

export function cardError(error: Omit<Fault, 'type'>): Reply {
  return failure(402, { type: 'card_error', ...error });
}

export function keyReused(): Reply {
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  return failure(400, { type: 'idempotency_error', message });
}

export function keyInUse(): Reply {
  const message = 'There is currently another in-progress request using this Idempotent Key.';
  return failure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
}

export function broken(): Reply {
  return failure(500, { type: 'api_error', message: 'An unknown error occurred' });
}
