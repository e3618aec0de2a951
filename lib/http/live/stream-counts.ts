/** The most streams at a time, in all and of one network. */
export interface StreamLimits {
  streams: number;
  streamsPerAddress: number;
}

export interface StreamCounts {
  /** Counts a stream of a network; false when it has too many, or all have. */
  enter: (network: string) => boolean;
  leave: (network: string) => void;
  total: () => number;
}

/** Counts the open streams by network. */
export function createStreamCounts({ streams, streamsPerAddress }: StreamLimits): StreamCounts {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    enter(network) {
      const count = counts.get(network) ?? 0;
      if (total >= streams || count >= streamsPerAddress) return false;
      counts.set(network, count + 1);
      total += 1;
      return true;
    },
    leave(network) {
      const count = (counts.get(network) ?? 0) - 1;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
      total -= 1;
    },
    total: () => total,
  };
}
