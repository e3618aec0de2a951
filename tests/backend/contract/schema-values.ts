import fc from 'fast-check';
import { z } from 'zod';
import { brokenValue } from './broken-values.ts';

/** Existing ids and names, tried for any field they may fit. */
export interface Known {
  words: string[];
  numbers: number[];
  /** Values to try by the name of the field. */
  named: Record<string, unknown[]>;
}

interface Described {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Described[];
  oneOf?: Described[];
  allOf?: Described[];
  properties?: Record<string, Described>;
  additionalProperties?: Described | boolean;
  required?: string[];
  items?: Described;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}

type Values = fc.Arbitrary<unknown>;

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Described, { words }: Known): Values {
  const known = fc.constantFrom(...words);
  if (format === 'uuid')
    return fc.oneof({ weight: 3, arbitrary: known.filter((word) => word.length === 36) }, fc.uuid());
  if (format === 'email') return fc.oneof(fc.constant('robin@example.com'), fc.emailAddress());
  const matching = pattern === undefined ? words : words.filter((word) => new RegExp(pattern).test(word));
  const values =
    pattern === undefined
      ? fc.string({ minLength, maxLength: Math.min(maxLength, 60) })
      : fc.stringMatching(new RegExp(pattern));
  return matching.length === 0 ? values : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...matching) }, values);
}

function numbers({ type, minimum, maximum }: Described, known: Known): Values {
  const range = { min: Math.max(minimum ?? -1_000, -1_000_000), max: Math.min(maximum ?? 1_000_000, 1_000_000) };
  const values = type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known.numbers) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }) },
    values,
  );
}

/** Values of one field: known values for its name, or what fits its schema; an optional field is mostly left out. */
function field(name: string, schema: Described, known: Known, isRequired: boolean): Values {
  const values = getValues(schema, known);
  const namedValues = known.named[name];
  const value =
    namedValues === undefined ? values : fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...namedValues) }, values);
  return isRequired ? value : fc.oneof({ weight: 6, arbitrary: fc.constant(absent) }, { weight: 1, arbitrary: value });
}

const absent = Symbol('absent');

function objects({ properties = {}, required = [], additionalProperties }: Described, known: Known): Values {
  const entries = Object.entries(properties).map(([name, schema]): [string, Values] => [
    name,
    field(name, schema, known, required.includes(name)),
  ]);
  if (entries.length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 10 }), getValues(additionalProperties, known), { maxKeys: 3 });
  }
  const values: fc.Arbitrary<Record<string, unknown>> = fc.record(Object.fromEntries<Values>(entries));
  return values.map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== absent)));
}

function merged(parts: Described[]): Described {
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}

function fittingValues(schema: Described, known: Known): Values {
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map((one) => getValues(one, known)));
  if (schema.allOf !== undefined) return objects(merged(schema.allOf), known);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return texts(schema, known);
    case 'integer':
    case 'number':
      return numbers(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(getValues(schema.items ?? {}, known), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object':
      return objects(schema, known);
    default:
      return brokenValue;
  }
}

function getValues(schema: Described, known: Known): Values {
  return fc.oneof({ weight: 40, arbitrary: fittingValues(schema, known) }, { weight: 1, arbitrary: brokenValue });
}

/** Generates values that mostly fit a schema, in camelCase; about one place in forty gets a broken value. */
export function schemaValues(schema: z.ZodType | undefined, known: Known): Values {
  if (schema === undefined) return fc.constant({});
  const jsonSchema = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  return getValues(jsonSchema as Described, known);
}
