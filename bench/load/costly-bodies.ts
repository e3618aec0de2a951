import sharp from 'sharp';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { isWrapped } from '#contract/routes/route.ts';
import { toWire } from '#contract/wire.ts';

/** The largest body of a call that names no other. */
const usualBytes = 256 * 1024;
/** What the envelope and the names around a text take at most. */
const aroundBytes = 2_000;

/** The parts of a JSON schema that decide how large a value of it can be. */
interface Described {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Described[];
  oneOf?: Described[];
  allOf?: Described[];
  properties?: Record<string, Described>;
  items?: Described;
  format?: string;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** How large a filled body is: the length of its texts, and of its lists where nothing bounds them. */
interface Fill {
  text: string;
  items: number;
}

/** The largest value that fits a schema, with that text and so many things in each list. */
function filled(schema: Described, fill: Fill): unknown {
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return filled(either[0] ?? {}, fill);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => filled(part, fill)));
  if (schema.enum !== undefined) return schema.enum.at(-1);
  if (schema.const !== undefined) return schema.const;
  switch (schema.type) {
    case 'array':
      return Array.from({ length: Math.min(schema.maxItems ?? fill.items, fill.items) }, () =>
        filled(schema.items ?? {}, fill),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, filled(part, fill)]),
      );
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 7, 7);
    case 'boolean':
      return true;
    default:
      return schema.format === 'uuid'
        ? '00000000-0000-4000-8000-000000000000'
        : fill.text.slice(0, schema.maxLength ?? fill.text.length);
  }
}

function describe(schema: z.ZodType | undefined): Described {
  if (schema === undefined) return { type: 'object' };
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Described;
}

const repeat = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / text.length)));

/** The largest body that fits the schema and the limit: with longer texts and lists as long as there is room. */
function fullBody(endpoint: Endpoint, wrap: (content: unknown) => string, limit: number, letters: string): string {
  const schema = describe(endpoint.body);
  let largest = wrap({});
  for (let share = 8_192; share >= 1; share /= 2) {
    const fill = { text: repeat(letters, limit / share), items: Math.ceil(4_096 / share) };
    const body = wrap(filled(schema, fill));
    if (Buffer.byteLength(body) > limit) break;
    largest = body;
  }
  return largest;
}

let photos: Promise<readonly string[]> | undefined;

/** A photo of noise with as many pixels as are accepted, and one with many more that packs into little. */
function makePhotos(): Promise<readonly string[]> {
  photos ??= Promise.all([
    sharp({
      create: {
        width: 4_000,
        height: 3_000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 70 })
      .toBuffer(),
    sharp({ create: { width: 9_000, height: 9_000, channels: 4, background: '#1238' } })
      .png()
      .toBuffer(),
  ]).then((files) => files.map((file) => file.toString('base64')));
  return photos;
}

/** A body whose files are this one. */
function fileBody(endpoint: Endpoint, wrap: (content: unknown) => string, file: string): string {
  return wrap(filled(describe(endpoint.body), { text: file, items: 1 }));
}

/** Values for the parameters of a path that have the form it asks for, and name nothing. */
export function pathValues({ params }: Endpoint): Record<string, string> {
  const values = z.record(z.string(), z.unknown()).parse(filled(describe(params), { text: '1', items: 1 }));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

export interface CostlyBody {
  name: string;
  text: string;
}

/** An empty body of a call. */
export const emptyBody = ({ route }: Endpoint): string => (isWrapped(route) ? '{"data":{}}' : '{}');

/**
 * The bodies that cost a call most: digits, depth, many names, long texts, and files where it takes one. A read takes
 * none, which one of them shows.
 */
export async function costlyBodies(endpoint: Endpoint): Promise<CostlyBody[]> {
  const { route } = endpoint;
  const limit = (route.bodyLimitBytes ?? usualBytes) - aroundBytes;
  const wrap = (content: unknown) => JSON.stringify(isWrapped(route) ? { data: toWire(content) } : toWire(content));
  const inside = (text: string) => (isWrapped(route) ? `{"data":${text}}` : text);
  const bodies = [
    { name: 'digits', text: inside(`{"note":"${repeat('4 ', limit)}"}`) },
    { name: 'digits in every field', text: fullBody(endpoint, wrap, limit, '4 ') },
    { name: 'letters in every field', text: fullBody(endpoint, wrap, limit, 'a.') },
    { name: 'depth', text: inside(`{"note":${'['.repeat(limit / 2 - 20)}${']'.repeat(limit / 2 - 20)}}`) },
    {
      name: 'many texts',
      text: inside(`{"note":["${Array.from({ length: limit / 8 }, () => '4 4 4').join('","')}"]}`),
    },
    {
      name: 'many names',
      text: inside(`{${Array.from({ length: Math.floor(limit / 16) }, (_, at) => `"a_b${at}":1`).join(',')}}`),
    },
  ];
  if (route.method === 'GET') return bodies.slice(0, 1);
  if (route.bodyLimitBytes === undefined) return bodies;
  const files = await makePhotos();
  const names = ['a photo', 'a picture of 81 megapixels'];
  return [...bodies, ...files.map((file, at) => ({ name: names[at] ?? '', text: fileBody(endpoint, wrap, file) }))];
}
