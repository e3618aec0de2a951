/** JSON in which whatever is the same stands once: a day's sessions share nearly all they say. */
export interface PackedData {
  /** The keys of each kind of object. */
  shapes: readonly (readonly string[])[];
  /** A text, number, boolean or null as it is; an object as its shape and its values, a list as -1 and its items, all by their place here. */
  nodes: readonly (Leaf | readonly number[])[];
}

type Leaf = string | number | boolean | null;

const list = -1;

/** Gives each different thing a place in a list, told apart by a text. */
function places<Thing>() {
  const things: Thing[] = [];
  const known = new Map<string, number>();
  const getPlace = (thing: Thing): number => {
    const text = JSON.stringify(thing);
    const place = known.get(text) ?? things.push(thing) - 1;
    known.set(text, place);
    return place;
  };
  return { things, placeOf: getPlace };
}

/** Packs data for the way into a page. It holds nothing but JSON; keys without a value are left out. */
export function packData(data: unknown): PackedData {
  const shapes = places<readonly string[]>();
  const nodes = places<Leaf | readonly number[]>();

  function pack(value: unknown): number {
    if (value === null || value === undefined) return nodes.placeOf(null);
    if (Array.isArray(value)) return nodes.placeOf([list, ...value.map(pack)]);
    if (typeof value !== 'object') return nodes.placeOf(value as Leaf);
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return nodes.placeOf([shapes.placeOf(entries.map(([key]) => key)), ...entries.map(([, inner]) => pack(inner))]);
  }

  pack(data);
  return { shapes: shapes.things, nodes: nodes.things };
}

/** The data as it was; what is the same is one object, so nobody may write to it. */
export function unpackData({ shapes, nodes }: PackedData): unknown {
  const unpacked: unknown[] = [];
  // Everything stands before what holds it.
  for (const node of nodes) {
    if (!Array.isArray(node)) {
      unpacked.push(node);
      continue;
    }
    const [shape = list, ...inner] = node as readonly number[];
    const values = inner.map((place) => unpacked[place]);
    unpacked.push(
      shape === list ? values : Object.fromEntries((shapes[shape] ?? []).map((key, index) => [key, values[index]])),
    );
  }
  return unpacked.at(-1);
}
