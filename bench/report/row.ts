export type Verdict = 'ok' | 'over' | 'skipped' | '';

/** One line of the table, in words. */
export interface Row {
  group: string;
  what: string;
  /** A ratio, or a number that is the same on every machine. */
  measured: string;
  beside: string;
  target: string;
  verdict: Verdict;
}

/** A number that must not be larger, or not smaller, than a limit. */
export interface Target {
  limit: number;
  is: 'most' | 'least';
  unit: string;
  /** Digits after the point. */
  digits: number;
}

/** What is measured with its subject and its floor. */
export interface Measured {
  group: string;
  what: string;
  value: number;
  beside: string;
  target: Target;
}
