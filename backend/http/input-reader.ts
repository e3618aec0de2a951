import { z } from 'zod';
import type { Endpoint, InputSchema } from '../../contract/endpoint.ts';
import { fieldText } from '../../contract/field-text.ts';
import { isWrapped } from '../../contract/routes.ts';
import { pathToWire } from '../../contract/wire.ts';
import { invalid, notFound } from '../failure.ts';

type Values = Record<string, unknown>;
type FieldErrors = Record<string, string[]>;

export interface InputReader {
  /** Throws `not_found` for a parameter of the wrong form (API 1.1). */
  params(raw: Record<string, string>): Values;
  /** Throws `validation_failed` with every wrong field of query and body together (API 1.4). */
  input(query: Values, body: unknown): { query: Values; body: Values };
}

function noteIssues(issues: z.core.$ZodIssue[], fields: FieldErrors, isInsideData: boolean): void {
  for (const { path, message } of issues) {
    const relative = isInsideData && path.length > 1 ? path.slice(1) : path;
    const name = pathToWire(relative);
    fields[name] = [...(fields[name] ?? []), message];
  }
}

function paramsReader(schema: InputSchema | undefined): InputReader['params'] {
  return (raw) => {
    if (Object.values(raw).some((value) => value.includes('\0'))) throw notFound();
    if (schema === undefined) return {};
    const read = schema.safeParse(raw);
    if (!read.success) throw notFound();
    return read.data;
  };
}

type SchemaReader<Value = unknown> = (value: Value) => z.ZodSafeParseResult<Values>;

function nothing(): z.ZodSafeParseResult<Values> {
  return { success: true, data: {} };
}

/** An absent query is read once, when the operation is mounted: most calls of public pages have none. */
function querySchemaReader(schema: InputSchema | undefined): SchemaReader<Values> {
  if (schema === undefined) return nothing;
  const absent = schema.safeParse({}, { error: fieldText });
  return (query) =>
    Object.keys(query).length === 0 ? absent : schema.safeParse(query, { error: fieldText });
}

function bodySchemaReader({ route, body }: Endpoint): SchemaReader {
  if (body === undefined) return nothing;
  if (!isWrapped(route)) return (value) => body.safeParse(value, { error: fieldText });
  const wrapped = z.object({ data: body }).transform(({ data }) => data);
  return (value) => wrapped.safeParse(value, { error: fieldText });
}

/** Compiles the checks of one endpoint's path parameters, query and body. */
export function inputReader(endpoint: Endpoint): InputReader {
  const readQuery = querySchemaReader(endpoint.query);
  const readBody = bodySchemaReader(endpoint);
  const isInsideData = isWrapped(endpoint.route);
  return {
    params: paramsReader(endpoint.params),
    input(rawQuery, rawBody) {
      const query = readQuery(rawQuery);
      const body = readBody(rawBody);
      if (query.success && body.success) return { query: query.data, body: body.data };
      const fields: FieldErrors = {};
      noteIssues(query.error?.issues ?? [], fields, false);
      noteIssues(body.error?.issues ?? [], fields, isInsideData);
      throw invalid(fields);
    },
  };
}
