import { boundedMap } from '#contract/memory/bounded-map.ts';
import type { CacheSize } from '#contract/memory/cache-size.ts';

const windowMs = 60_000;
/** Memory for the counts, in bytes: some 9,000 networks within a minute. */
const limitBytes = 2 * 1024 * 1024;

/** Renders of a network since its first in the last minute. */
interface Count {
  used: number;
  endsMs: number;
}

export interface RenderCounts {
  /** Counts one render of a network. Answers for how many milliseconds it has to wait, 0 where it may go on. */
  take: (network: string) => number;
  /** Takes one back, of a page that was not rendered. */
  undo: (network: string) => void;
  size: () => CacheSize;
}

/** Counts renders of each network by the minute, at most `limit` of them. */
export function countRenders(limit: number, now: () => number): RenderCounts {
  const counts = boundedMap<Count>({ limitBytes, weigh: () => 32 });

  function begin(network: string): Count {
    const count = { used: 0, endsMs: now() + windowMs };
    counts.set(network, count);
    return count;
  }

  return {
    take(network) {
      const known = counts.get(network);
      const count = known !== undefined && known.endsMs > now() ? known : begin(network);
      if (count.used >= limit) return count.endsMs - now();
      count.used += 1;
      return 0;
    },
    undo(network) {
      const count = counts.get(network);
      if (count !== undefined && count.used > 0) count.used -= 1;
    },
    size: counts.size,
  };
}
