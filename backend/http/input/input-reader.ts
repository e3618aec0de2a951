import { z } from 'zod';
import { invalid, notFound } from '#backend/failure.ts';
import type { Endpoint, InputSchema } from '#contract/endpoint.ts';
import { fieldText } from '#contract/field-text.ts';
import { isWrapped } from '#contract/routes/route.ts';
import { pathToWire } from '#contract/wire.ts';
import { cardNumberFields } from './card-number-fields.ts';

type Path = readonly PropertyKey[];

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    // One item given without a list counts as the first of a list.
    if (key === 0 && !Array.isArray(inner)) return inner;
    return Object.entries(inner).find(([name]) => name === String(key))?.[1];
  }, value);
}

/**
 * The path of a wrong answer with its question's id instead of its index (docs/product.md#failures); any other path,
 * and that of an answer without a question's id, is returned as it is.
 */
function questionPath(path: Path, body: unknown): Path {
  const list = path.findIndex((key) => key === 'customQuestionAnswers' || key === 'answers');
  if (list < 0 || path.length < list + 2) return path;
  const id = valueAt(body, [...path.slice(0, list + 2), 'customQuestionId']);
  const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1;
  return isId ? [...path.slice(0, list), 'customQuestionAnswers', id] : path;
}

/** What PostgreSQL can't hold: the NUL character, and half a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** The paths to all texts within a value that no database can hold. */
function unstorableText(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return unstorable.test(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableText(inner, [...path, key]));
}

type Values = Record<string, unknown>;
type FieldErrors = Record<string, string[]>;

export interface InputReader {
  /** Throws `not_found` for a parameter of the wrong form (docs/product.md#api-addresses). */
  params(raw: Record<string, string>): Values;
  /** Throws `validation_failed` with every wrong field of query and body together (docs/product.md#failures). */
  input(query: Values, body: unknown): { query: Values; body: Values };
}

function note(fields: FieldErrors, path: readonly PropertyKey[], message: string): void {
  const name = pathToWire(path);
  // The name may be of a field that we don't know, such as `constructor`.
  fields[name] = [...(Object.hasOwn(fields, name) ? (fields[name] ?? []) : []), message];
}

/** A problem of the body as a whole has no field name and is reported as `body`. */
function noteIssue(
  fields: FieldErrors,
  { code, path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'> & { code?: string },
  isInsideData: boolean,
): void {
  if (path.length === 0) note(fields, ['body'], code === 'invalid_type' ? 'Must be an object' : message);
  else note(fields, isInsideData && path.length > 1 ? path.slice(1) : path, message);
}

/** docs/payments.md: a card's number is refused in any field, also in one that we don't know. */
function noteCardNumbers(fields: FieldErrors, raw: unknown, isInsideData: boolean): void {
  for (const path of cardNumberFields(raw))
    noteIssue(
      fields,
      { path: [...questionPath(path, raw)], message: 'Card numbers are not accepted here' },
      isInsideData,
    );
}

function noteFaults(
  fields: FieldErrors,
  parsed: z.ZodSafeParseResult<Values>,
  isInsideData: boolean,
  raw?: unknown,
): void {
  if (parsed.success)
    for (const path of unstorableText(parsed.data))
      note(fields, questionPath(path, parsed.data), 'Must be text that can be stored');
  else
    for (const issue of parsed.error.issues)
      noteIssue(fields, { ...issue, path: [...questionPath(issue.path, raw)] }, isInsideData);
}

function paramsReader(schema: InputSchema | undefined): InputReader['params'] {
  return (raw) => {
    if (Object.values(raw).some((value) => value.includes('\0'))) throw notFound();
    if (schema === undefined) return {};
    const parsed = schema.safeParse(raw);
    if (!parsed.success) throw notFound();
    return parsed.data;
  };
}

type SchemaReader<Value = unknown> = (value: Value) => z.ZodSafeParseResult<Values>;

function nothing(): z.ZodSafeParseResult<Values> {
  return { success: true, data: {} };
}

/**
 * The result for an empty query is computed once, when the operation is mounted: most calls of public pages have none.
 */
function querySchemaReader(schema: InputSchema | undefined): SchemaReader<Values> {
  if (schema === undefined) return nothing;
  const absent = schema.safeParse({}, { error: fieldText });
  return (query) => (Object.keys(query).length === 0 ? absent : schema.safeParse(query, { error: fieldText }));
}

function bodySchemaReader({ route, body }: Endpoint): SchemaReader {
  if (body === undefined) return nothing;
  if (!isWrapped(route)) return (value) => body.safeParse(value, { error: fieldText });
  const wrappedBody = z.object({ data: body }).transform(({ data }) => data);
  return (value) => wrappedBody.safeParse(value, { error: fieldText });
}

/** Compiles the checks of one endpoint's path parameters, query and body. */
export function inputReader(endpoint: Endpoint): InputReader {
  const readQuery = querySchemaReader(endpoint.query);
  const readBody = bodySchemaReader(endpoint);
  const isInsideData = isWrapped(endpoint.route);
  const isSearched = endpoint.route.who !== 'machine';
  return {
    params: paramsReader(endpoint.params),
    input(rawQuery, rawBody) {
      const query = readQuery(rawQuery);
      const body = readBody(rawBody);
      const fields: FieldErrors = {};
      noteFaults(fields, query, false);
      noteFaults(fields, body, isInsideData, rawBody);
      if (isSearched) noteCardNumbers(fields, rawBody, isInsideData);
      if (query.success && body.success && Object.keys(fields).length === 0)
        return { query: query.data, body: body.data };
      throw invalid(fields);
    },
  };
}
