import { SchemaBook, type JsonSchema } from '#backend/http/input/json-schema.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { paginationSchema, sortingSchema } from '#contract/envelope.ts';
import { failureSchema } from '#contract/failure.ts';
import { getPath } from '#contract/routes/route.ts';
import { openApiOperation } from './openapi-operation.ts';
import { sharedResponses } from './openapi-responses.ts';
import { schemaNames } from './schema-names.ts';
import { describeShortForms } from './short-forms.ts';

const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } };
const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and content within 24 hours get the first reply again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  SelectedUserId: {
    name: 'X-Selected-User-Id',
    in: 'header',
    description: 'The linked user, or for staff the customer, acted for.',
    schema: { type: 'integer', minimum: 1 },
  },
};
/** The OpenAPI 3.0 document of the given calls, in wire names (`GET /openapi.json`). */
export function openApiDocument(endpoints: Record<string, Endpoint>) {
  const book = new SchemaBook(schemaNames(), describeShortForms);
  for (const schema of [failureSchema, paginationSchema, sortingSchema]) book.describe(schema, 'output');
  const paths: Record<string, JsonSchema> = {};
  for (const [id, endpoint] of Object.entries(endpoints)) {
    const path = getPath(endpoint.route);
    const method = endpoint.route.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: openApiOperation(id, endpoint, book) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Touchline', version: '1', description: 'Booking for leisure and sports venues.' },
    paths,
    components: { securitySchemes, parameters, ...sharedResponses, schemas: book.components },
  };
}
