import { median } from './median.ts';

/** One measurement of something that should not grow. */
export interface Sample {
  /** Requests before it. */
  requests: number;
  value: number;
}

/** Growth for each ten thousand requests, by least squares. */
export function getSlope(samples: readonly Sample[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const at = mean(samples.map(({ requests }) => requests));
  const middle = mean(samples.map(({ value }) => value));
  const along = samples.reduce((sum, { requests, value }) => sum + (requests - at) * (value - middle), 0);
  const spread = samples.reduce((sum, { requests }) => sum + (requests - at) ** 2, 0);
  return (along / spread) * 10_000;
}

/** The samples in equal parts, in their order. */
export function inParts(samples: readonly Sample[], count: number): Sample[][] {
  const size = samples.length / count;
  return Array.from({ length: count }, (_, part) =>
    samples.slice(Math.round(part * size), Math.round((part + 1) * size)),
  );
}

/** The median of the last quarter, in terms of the second quarter's: the first is a warm-up. */
export function growthAfterWarmUp(samples: readonly Sample[]): number {
  const [, second = [], , last = []] = inParts(samples, 4);
  return median(last.map(({ value }) => value)) / median(second.map(({ value }) => value));
}
