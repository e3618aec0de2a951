import { isWrite } from '#backend/http/check-role.ts';
import type { JsonSchema } from '#backend/http/input/json-schema.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import type { Route } from '#contract/routes/route.ts';
import { routes } from '#contract/routes.ts';

const text = { type: 'string' };
const headers = {
  RequestId: { description: 'Names this call in the log; taken over from the request', schema: text },
  ETag: { description: 'The checksum of `data`; sent back as `If-None-Match` it is answered with 304', schema: text },
  IdempotencyReplayed: { description: '`true` for the stored reply to an earlier call with this key', schema: text },
  RetryAfter: { description: 'Seconds to wait before the next attempt', schema: { type: 'integer' } },
};
const headerRef = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });

/** Statuses that may come with `Retry-After` (docs/product.md#failures). */
const waits = [409, 429, 503];

/** The codes of a status, as the table of errors has them. */
function getCodes(status: number): [string, ...string[]] {
  const [first = '', ...others] = Object.entries(errors).flatMap(([code, error]) =>
    error.status === status ? [code] : [],
  );
  return [first, ...others];
}

function describeFailure(status: number): JsonSchema {
  const codes = getCodes(status);
  const message = Object.entries(errors).find(([code]) => code === codes[0])?.[1].message;
  const ofStatus = { type: 'object', properties: { code: { type: 'string', enum: codes } } };
  return {
    description: `Refused with one of: ${codes.join(', ')}`,
    headers: {
      'X-Request-Id': headerRef('RequestId'),
      ...(waits.includes(status) && { 'Retry-After': headerRef('RetryAfter') }),
    },
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, ofStatus] },
        example: { message, status, code: codes[0], validation_messages: [] },
      },
    },
  };
}

/** The statuses of failures, by the order of checks (docs/product.md#order-of-checks). */
const statuses = [...new Set(Object.values(errors).map(({ status }) => status))].toSorted((one, other) => one - other);

/** Headers and failures that calls refer to. */
export const sharedResponses = {
  headers,
  responses: {
    Failure: {
      description: 'Any failure; `code` says which',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
    ...Object.fromEntries(statuses.map((status) => [`Failure${status}`, describeFailure(status)])),
  },
};

function mayFail({ route, params, query, body }: Endpoint, status: number): boolean {
  const isForMachines = route.who === 'machine';
  switch (status) {
    case 400:
    case 413:
      return body !== undefined;
    case 401:
    case 429:
      return !isForMachines;
    case 403:
      return !isForMachines && route.cache !== 'public';
    case 404:
      return params !== undefined || query !== undefined || body !== undefined;
    case 409:
      // Preparing the old checkout renews holds although it is a GET.
      return isWrite(route) || route === routes.prepareCheckout;
    case 422:
      return query !== undefined || body !== undefined;
    default:
      return true;
  }
}

/** The failures that a call may answer, by status. */
export function failureResponses(endpoint: Endpoint): JsonSchema {
  const failureStatuses = statuses.filter((status) => mayFail(endpoint, status));
  return Object.fromEntries(
    failureStatuses.map((status) => [status, { $ref: `#/components/responses/Failure${status}` }]),
  );
}

/** The headers of a success. */
export function successHeaders(route: Route): JsonSchema {
  return {
    'X-Request-Id': headerRef('RequestId'),
    ...(route.cache !== 'none' && { ETag: headerRef('ETag') }),
    ...(isWrite(route) && { 'Idempotency-Replayed': headerRef('IdempotencyReplayed') }),
  };
}
