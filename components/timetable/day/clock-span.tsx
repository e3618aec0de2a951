import type { Moment } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';

/** A time range in venue wall time with the start emphasised. */
export const ClockSpan = ({ startsAt, endsAt }: { startsAt: Moment; endsAt: Moment }) => (
  <span className="clock">
    <b>{getClock(startsAt.local)}</b>–{getClock(endsAt.local)}
  </span>
);
