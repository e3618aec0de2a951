import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { barFigure } from '#components/ui/layout/bottom-bar.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

type PickPriceProps = {
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

/** A part of what is chosen; a line is between it and the part before. Nothing is drawn of an empty one. */
export const PickSection = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line px-4 py-5 first:border-t-0 empty:hidden large:px-6">{children}</div>
);

export type PickContentProps = {
  children?: ReactNode;
  /** Stays in view: the price and the button. */
  foot?: ReactNode;
};

/** What a `PickBlock` shows below its head; it scrolls. */
export const PickContent = ({ children, foot }: PickContentProps) => (
  <>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain empty:hidden large:overflow-visible">
      {children}
    </div>
    {foot && (
      <div
        data-bottom-bar=""
        className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] large:px-6 large:py-5"
      >
        {foot}
      </div>
    )}
  </>
);
