import { cva, type VariantProps } from 'class-variance-authority';
import type { Moment } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';

const clock = cva('clock', {
  variants: {
    /** It is over: `small` in a narrow list, `light` in a venue's bold headings too. */
    past: {
      plain: '[&_b]:text-inherit',
      small: '@max-row:text-[calc(var(--h-4)*max(var(--heading-scale),0.72))] [&_b]:text-inherit',
      light: 'font-normal [&_b]:text-inherit',
    },
  },
});

type ClockSpanProps = VariantProps<typeof clock> & { startsAt: Moment; endsAt: Moment };

/** A time range in venue wall time with the start emphasised. */
export const ClockSpan = ({ startsAt, endsAt, past }: ClockSpanProps) => (
  <span className={clock({ past })}>
    <b>{getClock(startsAt.local)}</b>–{getClock(endsAt.local)}
  </span>
);
