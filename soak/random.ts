import { createHash } from 'node:crypto';

/** Random choices that are the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** Whole, from the first to the last. */
  between: (first: number, last: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the keys, each as likely as its weight. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
}

/** A generator of numbers from 0 up to 1 (mulberry32). */
function generator(state: number): () => number {
  let current = state;
  return () => {
    current = (current + 0x6d2b79f5) | 0;
    let mixed = Math.imul(current ^ (current >>> 15), 1 | current);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes the random choices of one seed. `pick` and `weighted` throw for an empty choice. */
export function getRandom(seed: string): Random {
  const next = generator(createHash('sha256').update(seed).digest().readInt32BE(0));
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
      const keys = Object.keys(weights) as Key[];
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      const chosen = keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1);
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  };
}
