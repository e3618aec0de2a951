import { createHmac } from 'node:crypto';

export interface Ids {
  uuid(namespace: string, kind: string): string;
  digits(namespace: string, kind: string, length: number): string;
}

/**
 * Ids that look random but are deterministic: the n-th id of a kind in a namespace depends on the seed alone, so a test
 * sees the same values alone and beside others. `counters` returns the live counter record, which belongs to the saved
 * state.
 */
export function createIds(seed: string, counters: () => Record<string, number>): Ids {
  function next(namespace: string, kind: string): string {
    const key = `${namespace}|${kind}`;
    const count = (counters()[key] ?? 0) + 1;
    counters()[key] = count;
    return createHmac('sha256', seed).update(`${key}|${count}`).digest('hex');
  }

  return {
    uuid: (namespace, kind) => {
      const hex = next(namespace, kind);
      const parts = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `8${hex.slice(17, 20)}`,
        hex.slice(20, 32),
      ];
      return parts.join('-');
    },
    digits: (namespace, kind, length) => {
      const value = BigInt(`0x${next(namespace, kind)}`) % 10n ** BigInt(length);
      return value.toString().padStart(length, '0');
    },
  };
}
