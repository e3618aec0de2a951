import { hash } from 'node:crypto';
import type { Reply } from '#backend/operation.ts';
import type { Route } from '#contract/routes/route.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { isOpaque, wireName } from '#contract/wire.ts';
import { cacheHeaders, isCacheable } from './cache-headers.ts';
import { jsonType, type HttpReply } from './http-reply.ts';

interface Member {
  key: string;
  /** `"wire_name":` */
  prefix: string;
  isOpaque: boolean;
}

type Members = readonly Member[];
type WireJson = (value: unknown, isData?: boolean) => string;

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

/** First 32 hex digits of SHA-256 over canonical JSON (docs/product.md#envelope). */
function getChecksum(canonicalJson: string): string {
  return hash('sha256', canonicalJson, 'hex').slice(0, 32);
}

export type SuccessReply = (route: Route, reply: Reply<unknown>, isSignedIn: boolean) => HttpReply;

/** The text or the bytes of a file. */
function isFile(data: unknown): data is string | Uint8Array<ArrayBuffer> {
  return typeof data === 'string' || data instanceof Uint8Array;
}

function contentHeaders(file: Reply<unknown>['file']): Record<string, string> {
  if (file === undefined) return { 'Content-Type': jsonType };
  return {
    'Content-Type': file.contentType,
    ...(file.name !== undefined && { 'Content-Disposition': `attachment; filename="${file.name}"` }),
  };
}

/** Creates the serializer of operation results: wire names, envelope, checksum, ETag (docs/product.md#envelope). */
export function successReplies(): SuccessReply {
  const wireJson = wireJsonWriter();

  /** Appends the envelope's other fields (docs/product.md#envelope) to data that is JSON already. */
  function envelope(dataJson: string, { message, pagination, sorting }: Reply<unknown>, checksum?: string): string {
    const rest = wireJson({ checksum, message, pagination, sorting });
    return rest === '{}' ? `{"data":${dataJson}}` : `{"data":${dataJson},${rest.slice(1)}`;
  }

  return (route, reply, isSignedIn) => {
    const status = reply.status ?? 200;
    const headers = { ...contentHeaders(reply.file), ...cacheHeaders(route.cache, isSignedIn) };
    if (reply.file !== undefined && isFile(reply.data)) return { status, body: reply.data, headers };
    const isRaw = route.raw === true;
    const dataJson = wireJson(reply.data, isRaw);
    if (!isCacheable(route.cache, isSignedIn)) {
      return { status, body: isRaw ? dataJson : envelope(dataJson, reply), headers };
    }
    const checksum = getChecksum(dataJson);
    const body = isRaw ? dataJson : envelope(dataJson, reply, checksum);
    return { status, body, headers: { ...headers, ETag: `"${checksum}"` } };
  };
}
