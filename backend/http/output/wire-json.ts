import { isObject } from '#contract/rules/is-object.ts';
import { isOpaque, wireName } from '#contract/wire.ts';

interface Member {
  key: string;
  /** `"wire_name":` */
  prefix: string;
  isOpaque: boolean;
}

type Members = readonly Member[];
export type WireJson = (value: unknown, isData?: boolean) => string;

const plainName = /^[a-zA-Z]\w*$/;
const mostShapes = 2_000;

function getMembers(keys: string[], isData: boolean): Members {
  const namedMembers = keys.map((key) => ({
    key,
    name: isData ? key : wireName(key),
    isOpaque: !isData && isOpaque(key),
  }));
  namedMembers.sort((one, other) => (one.name < other.name ? -1 : 1));
  return namedMembers.map(({ key, name, isOpaque }) => ({ key, prefix: `${JSON.stringify(name)}:`, isOpaque }));
}

/** Caches the sorted members of objects by their keys. Objects whose keys are data are not cached, since those vary. */
function shapeMemory(): (keys: string[]) => Members {
  const shapes = new Map<string, Members>();
  return (keys) => {
    // The count keeps a comma inside a key from producing the same cache key as another shape.
    const shape = `${keys.length}:${keys.join()}`;
    const knownMembers = shapes.get(shape);
    if (knownMembers !== undefined) return knownMembers;
    const members = getMembers(keys, false);
    if (shapes.size < mostShapes && keys.every((key) => plainName.test(key))) shapes.set(shape, members);
    return members;
  };
}

function writeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`JSON has no number for ${value}.`);
  return Object.is(value, -0) ? '0' : String(value);
}

/**
 * Creates the serializer of replies: camelCase values to JSON in wire names, keys sorted and without spaces (RFC 8785),
 * so that the checksum is computed over the body itself. Equivalent to renaming and then canonicalising, but in one
 * pass, because this is most of the backend's work for a timetable. With `isData` nothing is renamed.
 */
export function wireJsonWriter(): WireJson {
  const membersFor = shapeMemory();

  function writeObject(value: Readonly<Record<string, unknown>>, isData: boolean): string {
    const keys = Object.keys(value);
    const members = isData ? getMembers(keys, true) : membersFor(keys);
    let text = '';
    for (const { key, prefix, isOpaque } of members) {
      const inner = value[key];
      if (inner !== undefined) text += `${text === '' ? '' : ','}${prefix}${write(inner, isData || isOpaque)}`;
    }
    return `{${text}}`;
  }

  function writeArray(values: unknown[], isData: boolean): string {
    let text = '';
    for (const value of values) text += `${text === '' ? '' : ','}${write(value ?? null, isData)}`;
    return `[${text}]`;
  }

  function write(value: unknown, isData: boolean): string {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'number') return writeNumber(value);
    if (typeof value === 'boolean') return value ? 'true' : 'false';
    if (Array.isArray(value)) return writeArray(value, isData);
    return isObject(value) ? writeObject(value, isData) : 'null';
  }

  return (value, isData = false) => write(value, isData);
}
