import { z } from 'zod';
import { pathToWire } from '#contract/wire.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
}

/** `input` is what may be sent, `output` what is answered. */
export type Direction = 'input' | 'output';

/** Whether a value can be a schema or a map of schemas. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function mapValues(map: JsonSchema, change: (value: unknown) => unknown, rename = (name: string) => name): JsonSchema {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [rename(name), change(value)]));
}

const wireName = (name: unknown) => pathToWire([String(name)]);

/** Keywords that say nothing beyond `integer` or `uuid`. */
function isNoise(keyword: string, schema: JsonSchema): boolean {
  if (keyword === 'pattern') return schema.format === 'uuid';
  return typeof schema[keyword] === 'number' && Math.abs(schema[keyword]) === Number.MAX_SAFE_INTEGER;
}

/** Renames declared properties only: the keywords of JSON Schema are camelCase themselves. */
function onWire(schema: unknown, refTo: (name: string) => string): unknown {
  const inner = (value: unknown) => onWire(value, refTo);
  if (Array.isArray(schema)) return schema.map(inner);
  if (!isJsonSchema(schema)) return schema;
  const entries = Object.entries(schema).filter(([keyword]) => !isNoise(keyword, schema));
  const renamedEntries = entries.map(([keyword, value]): [string, unknown] => {
    if (keyword === 'properties' && isJsonSchema(value)) return [keyword, mapValues(value, inner, wireName)];
    if (keyword === 'required' && Array.isArray(value)) return [keyword, value.map(wireName)];
    if (keyword === '$ref') return [keyword, refTo(String(value).replace('#/definitions/', ''))];
    return [keyword, keyword === 'enum' || keyword === 'default' ? value : inner(value)];
  });
  return Object.fromEntries(renamedEntries);
}

/** The properties of an object schema in wire names, without references. */
export function wireProperties(schema: z.ZodType, io: Direction): { properties: JsonSchema; required: unknown[] } {
  const generated = z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });
  const wire = onWire(generated, (name) => name);
  if (!isJsonSchema(wire) || !isJsonSchema(wire.properties)) return { properties: {}, required: [] };
  return { properties: wire.properties, required: Array.isArray(wire.required) ? wire.required : [] };
}

/** Changes the description of what may be sent, before its names become those of the wire. */
export type DescribeInput = (schema: z.core.$ZodType, json: JsonSchema) => void;

/** Collects the named schemas of an OpenAPI document while it describes others by reference to them. */
export class SchemaBook {
  readonly components: Record<string, unknown> = {};
  readonly #names = z.registry<{ id: string }>();
  readonly #describeInput: DescribeInput;

  constructor(names: Iterable<readonly [string, z.ZodType]>, describeInput: DescribeInput) {
    this.#describeInput = describeInput;
    for (const [id, schema] of names) this.#names.add(schema, { id });
  }

  /** The schema in wire names. What may be sent gets components of its own, since defaults make it differ. */
  describe(schema: z.ZodType, io: Direction): unknown {
    const suffix = io === 'input' ? 'Input' : '';
    const refTo = (name: string) => `#/components/schemas/${name}${suffix}`;
    const { properties, definitions } = z.toJSONSchema(z.object({ schema }), {
      target: 'openapi-3.0',
      io,
      unrepresentable: 'any',
      metadata: this.#names,
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'input') this.#describeInput(zodSchema, jsonSchema);
      },
    });
    for (const [name, definition] of Object.entries(definitions ?? {})) {
      this.components[`${name}${suffix}`] ??= onWire(definition, refTo);
    }
    return onWire(properties?.schema, refTo);
  }
}
