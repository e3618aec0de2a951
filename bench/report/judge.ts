import type { Measured, Row, Target, Verdict } from './row.ts';

const words = { most: '≤', least: '≥' };

function getVerdict(value: number, { limit, is }: Target): Verdict {
  const isKept = is === 'most' ? value <= limit : value >= limit;
  return isKept ? 'ok' : 'over';
}

/** Compares a measured number with its target. Both are rounded as printed, so that the verdict fits the table. */
export function judge({ group, what, value, beside, target }: Measured): Row {
  const { limit, is, unit, digits } = target;
  const printed = value.toFixed(digits);
  return {
    ...{ group, what, beside },
    measured: `${printed}${unit}`,
    target: `${words[is]} ${limit}${unit}`,
    verdict: getVerdict(Number(printed), target),
  };
}

/** A number without a target, for information. */
export function show(row: Pick<Row, 'group' | 'what' | 'measured' | 'beside'>): Row {
  return { ...row, target: 'none', verdict: '' };
}

/** A row that this system cannot measure, and why. */
export function skip(group: string, what: string, why: string): Row {
  return { group, what, measured: why, beside: '', target: '', verdict: 'skipped' };
}

/**
 * A row with a target that was not measured, and why: on Linux, where everything can be measured, that fails the run.
 */
export function miss(group: string, what: string, why: string, platform = process.platform): Row {
  return platform === 'linux' ? fail(group, what, why) : skip(group, what, why);
}

/** A row whose measurement ended with an error. */
export function fail(group: string, what: string, error: unknown): Row {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return { group, what, measured: why, beside: '', target: '', verdict: 'failed' };
}
