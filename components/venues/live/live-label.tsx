import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { LiveFact } from './live-fact.ts';

const line = cva('flex min-h-[1.25rem] items-baseline gap-2 text-s font-medium lining-nums tabular-nums', {
  variants: { tone: { free: 'text-ink', few: 'text-danger', later: 'text-ink-2' } },
});

/** The dot repeats what the words say. */
const dot = cva('size-2 flex-none rounded-full border', {
  variants: {
    tone: { free: 'border-transparent bg-success', few: 'border-transparent bg-danger', later: 'border-ink-3' },
  },
});

export type LiveLabelProps = { tone: LiveFact['tone']; children: ReactNode };

/** A dot and words: green is free, red few, a ring later. */
export const LiveLabel = ({ tone, children }: LiveLabelProps) => (
  <span className={line({ tone })}>
    <span className={dot({ tone })} aria-hidden="true" />
    <span className="min-w-0">{children}</span>
  </span>
);
