/** 'quick' is set by `npm run verify`, 'long' by `npm run test:long`. */
const { TEST_EFFORT } = process.env;
const isQuick = TEST_EFFORT === 'quick';

/** Set for a run that may take hours: every case is tried, where `npm test` tries each a part in turn. */
export const isLong = TEST_EFFORT === 'long';

/** How many random histories a property is tried with: a fifth of them in the quick gate, ten times as many in the long. */
export function scaledRuns(full: number): number {
  if (isQuick) return Math.max(3, Math.ceil(full / 5));
  return isLong ? full * 10 : full;
}

/**
 * How often something has to have happened in all histories, as without it they would prove nothing. Few histories say
 * nothing about that.
 */
export const leastCount = (full: number): number => (isQuick ? 0 : full);
