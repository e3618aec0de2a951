import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { barFigure } from '#components/ui/layout/bar-class.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

export type PickPriceProps = {
  /** What the figure is, for screen readers. */
  label: string;
  sum: ReactNode;
  /** What the sum is for. */
  note: string;
  /** The server is counting it. */
  isPending?: boolean;
};

/** The price of what is chosen, in the foot. */
export const PickPrice = ({ label, sum, note, isPending = false }: PickPriceProps) => (
  <p className="mr-auto grid" role="status" aria-busy={isPending || undefined}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={cx('font-figures [&_s]:mr-1.5 [&_s]:inline', barFigure, isPending && 'opacity-60')}>{sum}</span>
    <small className="text-s text-ink-2 lining-nums tabular-nums">{note}</small>
  </p>
);
