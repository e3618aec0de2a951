import { createHash } from 'node:crypto';

/** Pseudo-random choices, the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** An integer from the first to the last, both included. */
  between: (first: number, last: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the keys, with probabilities in proportion to the weights. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
}

/** A generator of numbers from 0 up to 1 (mulberry32). */
function generator(state: number): () => number {
  let current = state;
  return () => {
    current = (current + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(current ^ (current >>> 15), 1 | current);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates the random choices of one seed. `pick` and `weighted` throw for an empty list. */
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
      let remainingWeight = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      const chosenKey = keys.find((key) => (remainingWeight -= weights[key]) < 0) ?? keys.at(-1);
      if (chosenKey === undefined) throw new Error('There is nothing to choose from.');
      return chosenKey;
    },
  };
}
