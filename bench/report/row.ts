export type Verdict = 'ok' | 'over' | 'failed' | 'skipped' | '';

/** One line of the table, as text. */
export interface Row {
  group: string;
  what: string;
  /** A ratio, or a number that does not depend on the machine. */
  measured: string;
  beside: string;
  target: string;
  verdict: Verdict;
}

/** A number with an upper or lower limit. */
export interface Target {
  limit: number;
  is: 'most' | 'least';
  unit: string;
  /** Digits after the point. */
  digits: number;
}

/** The measured subject and what it is compared with. */
export interface Measured {
  group: string;
  what: string;
  value: number;
  beside: string;
  target: Target;
}
