import type { z } from 'zod';
import { isWrite } from '#backend/http/check-role.ts';
import { SchemaBook, type JsonSchema, isJsonSchema, wireProperties } from '#backend/http/input/json-schema.ts';
import { addItemSchema, addItemsSchema } from '#contract/cart/add-item.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { paginationSchema, sortingSchema } from '#contract/envelope.ts';
import { failureSchema } from '#contract/failure.ts';
import { getPath, isWrapped, type Route } from '#contract/routes/route.ts';
import { pathToWire } from '#contract/wire.ts';
import { sharedResponses, failureResponses, successHeaders } from './openapi-responses.ts';
import { schemaNames } from './schema-names.ts';

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

function pathParameters({ route, params }: Endpoint): JsonSchema[] {
  const properties: JsonSchema = params === undefined ? {} : wireProperties(params, 'input').properties;
  const names = [...getPath(route).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[pathToWire([name])] ?? { type: 'string' },
  }));
}

function queryParameters({ query }: Endpoint): JsonSchema[] {
  if (query === undefined) return [];
  const { properties, required } = wireProperties(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters(route: Route): JsonSchema[] {
  const hasActingUser = route.who !== 'machine' && route.cache !== 'public';
  return [
    ...(isWrite(route) ? [refTo('parameters', 'IdempotencyKey')] : []),
    ...(hasActingUser ? [refTo('parameters', 'SelectedUserId')] : []),
  ];
}

function requestBody({ route, body }: Endpoint, book: SchemaBook): JsonSchema {
  if (body === undefined) return {};
  if (route.signed === true) return { requestBody: { required: true, content: { '*/*': { schema: {} } } } };
  const payload = book.describe(body, 'input');
  const schema = isWrapped(route) ? { type: 'object', properties: { data: payload }, required: ['data'] } : payload;
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function successContent({ route, data }: Endpoint, book: SchemaBook): JsonSchema {
  const payload = book.describe(data, 'output');
  if (route.raw === true) {
    const types = [route.fileType ?? 'application/json'].flat();
    return Object.fromEntries(types.map((type) => [type, { schema: payload }]));
  }
  const properties = {
    data: payload,
    checksum: { type: 'string' },
    message: { type: 'string' },
    pagination: refTo('schemas', 'Pagination'),
    sorting: refTo('schemas', 'Sorting'),
  };
  const required = route.paginated === true ? ['data', 'pagination'] : ['data'];
  return { 'application/json': { schema: { type: 'object', properties, required } } };
}

function getSecurity({ who }: Route): JsonSchema[] {
  if (who === 'machine') return [];
  return who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** 'Add cart items' of `addCartItems`. */
function toSummary(operationId: string): string {
  const words = operationId.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Describes one call of the contract for the OpenAPI document. */
function openApiOperation(operationId: string, endpoint: Endpoint, book: SchemaBook): JsonSchema {
  const { route } = endpoint;
  return {
    operationId,
    summary: toSummary(operationId),
    tags: [route.base],
    security: getSecurity(route),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(route)],
    ...requestBody(endpoint, book),
    responses: {
      200: { description: 'Success', headers: successHeaders(route), content: successContent(endpoint, book) },
      ...(route.mayBePending === true && {
        202: { description: 'The result is not known yet; ask again', content: successContent(endpoint, book) },
      }),
      ...failureResponses(endpoint),
      default: refTo('responses', 'Failure'),
    },
  };
}

/**
 * Adds to the description of an input what it accepts besides the form that it is read as: short names of an item, and
 * one item instead of a list (docs/product.md#adding-items). The package cannot see that in a `preprocess`.
 */
function describeShortForms(schema: z.core.$ZodType, json: JsonSchema): void {
  if (schema === addItemSchema && isJsonSchema(json.properties)) {
    const { purchasableId, purchasableType } = json.properties;
    json.properties = { ...json.properties, id: purchasableId, type: purchasableType };
    delete json.required;
    json.anyOf = [{ required: ['purchasableId', 'purchasableType'] }, { required: ['id', 'type'] }];
  }
  if (schema === addItemsSchema) {
    const list = { ...json };
    for (const keyword of Object.keys(json)) delete json[keyword];
    json.anyOf = [list.items, list];
  }
}

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
