import type { Moment } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';

/** From when to when, in venue wall time; the start stands out. */
export const ClockSpan = ({ startsAt, endsAt }: { startsAt: Moment; endsAt: Moment }) => (
  <span className="clock">
    <b>{getClock(startsAt.local)}</b>–{getClock(endsAt.local)}
  </span>
);
