/** Set by `npm run verify`, which leaves the full number of histories to `npm test`. */
const isQuick = process.env.TEST_EFFORT === 'quick';

/** How many random histories a property is tried with: a fifth of them in the quick gate. */
export const scaledRuns = (full: number): number => (isQuick ? Math.max(3, Math.ceil(full / 5)) : full);

/**
 * How often something has to have happened in all histories, as without it they would prove nothing. Few histories say
 * nothing about that.
 */
export const leastCount = (full: number): number => (isQuick ? 0 : full);
