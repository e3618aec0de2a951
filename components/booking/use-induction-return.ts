import { isObject } from '#contract/rules/is-object.ts';
import { useKeptState } from './use-kept-state.ts';

/** A session that somebody left to book the induction for it. */
export interface InductionReturn {
  name: string;
  /** On the bookings site. */
  path: string;
}

const isReturn = (input: unknown): input is InductionReturn | null =>
  input === null || (isObject(input) && typeof input.name === 'string' && typeof input.path === 'string');

/** The session that somebody left to book its induction, which they are led back to, and its setter. */
export function useInductionReturn(): [InductionReturn | null, (next: InductionReturn | null) => void] {
  const [kept, keep] = useKeptState<InductionReturn | null>('induction', null, isReturn);
  return [kept, (next) => keep(() => next)];
}
