import type { Ground } from './is-unchanged.ts';

/** What wakes a sleeping part of a page besides somebody who reaches for it. */
export interface Wakes {
  /** Until when its picture is true, in milliseconds; null for ever. */
  until: number | null;
  /** The reads it shows. It wakes when one of them answers something else. */
  grounds: readonly Ground[];
}
