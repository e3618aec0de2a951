import { isWrite } from '#backend/http/check-role.ts';
import { wireProperties, type JsonSchema, type SchemaBook } from '#backend/http/input/json-schema.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isWrapped, getPath, type Route } from '#contract/routes/route.ts';
import { pathToWire } from '#contract/wire.ts';
import { failureResponses, successHeaders } from './openapi-responses.ts';

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
export function openApiOperation(operationId: string, endpoint: Endpoint, book: SchemaBook): JsonSchema {
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
