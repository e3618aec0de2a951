import type { Measured, Row, Target, Verdict } from './row.ts';

const words = { most: '≤', least: '≥' };

function getVerdict(value: number, { limit, is }: Target): Verdict {
  const isKept = is === 'most' ? value <= limit : value >= limit;
  return isKept ? 'ok' : 'over';
}

/** Says a measured number beside its target. The number that is judged is the number that is printed. */
export function judge({ group, what, value, beside, target }: Measured): Row {
  const { limit, is, unit, digits } = target;
  const said = value.toFixed(digits);
  return {
    ...{ group, what, beside },
    measured: `${said}${unit}`,
    target: `${words[is]} ${limit}${unit}`,
    verdict: getVerdict(Number(said), target),
  };
}

/** A number without a target: it is there to be seen. */
export function show(row: Pick<Row, 'group' | 'what' | 'measured' | 'beside'>): Row {
  return { ...row, target: '', verdict: '' };
}

/** A row that could not be measured, and why. */
export function skip(group: string, what: string, why: string): Row {
  return { group, what, measured: why, beside: '', target: '', verdict: 'skipped' };
}
