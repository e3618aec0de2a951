import { z } from 'zod';
import type { InputSchema } from '#contract/endpoint.ts';
import { pathToWire } from '#contract/wire.ts';

export type QueryReader = (url: string) => Record<string, unknown>;

interface Name {
  key: string;
  isSnake: boolean;
}

function getNames(schema: z.ZodObject): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const key of Object.keys(schema.shape)) {
    for (const name of [key, pathToWire([key])]) {
      names.set(name, { key, isSnake: name !== key });
      names.set(`${name}[]`, { key, isSnake: name !== key });
    }
  }
  return names;
}

function getValue(values: string[], isList: boolean): string | string[] | undefined {
  return isList || values.length > 1 ? values : values[0];
}

/**
 * Compiles the parser of a query string (docs/product.md#wire-names): either spelling of a declared name, snake_case
 * winning, repeated keys and `key[]` as lists, undeclared names ignored. Types are checked by the schema.
 */
export function queryReader(schema: InputSchema | undefined): QueryReader {
  if (schema === undefined) return () => ({});
  const named = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(named instanceof z.ZodObject)) throw new TypeError('A query schema must be an object schema.');
  const names = getNames(named);
  return (url) => {
    const text = queryText(url);
    return text === '' ? {} : readPairs(new URLSearchParams(text), names);
  };
}

/** The query of an address, without its question mark. */
export function queryText(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

function readPairs(pairs: URLSearchParams, names: Map<string, Name>): Record<string, unknown> {
  const foundValues = new Map<string, { values: string[]; isList: boolean; isSnake: boolean }>();
  for (const [text, value] of pairs) {
    const name = names.get(text);
    if (name === undefined) continue;
    const isList = text.endsWith('[]');
    const earlier = foundValues.get(name.key);
    if (earlier === undefined || (name.isSnake && !earlier.isSnake)) {
      foundValues.set(name.key, { values: [value], isList, isSnake: name.isSnake });
    } else if (name.isSnake === earlier.isSnake) {
      earlier.values.push(value);
      earlier.isList ||= isList;
    }
  }
  return Object.fromEntries([...foundValues].map(([key, { values, isList }]) => [key, getValue(values, isList)]));
}
