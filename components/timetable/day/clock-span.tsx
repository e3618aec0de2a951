import { getClock } from '#components/booking/model/timetable-parts.ts';
import type { Moment } from '#contract/primitives.ts';

/** From when to when, in venue wall time; the start stands out. */
export const ClockSpan = ({ startsAt, endsAt }: { startsAt: Moment; endsAt: Moment }) => (
  <span className="clock">
    <b>{getClock(startsAt)}</b>–{getClock(endsAt)}
  </span>
);
