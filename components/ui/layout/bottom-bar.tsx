import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { bar } from './bar-class.ts';
import { ShareLine } from './share-line.tsx';

export type BottomBarProps = {
  label: string;
  /** At the left: an amount (class `barFigure`) above or below a `BottomBarNote`. */
  summary: ReactNode;
  /** At the right: a button or link, or two. */
  action: ReactNode;
  /** The remaining share of a hold, from 0 to 1, as a progress line on the upper edge. */
  share?: number;
  tone?: 'primary' | 'warning';
  /** Its place. */
  className?: string;
};

/** What the amount of a `BottomBar` is for. */
export const BottomBarNote = ({ className, ...props }: ComponentProps<'small'>) => (
  <small {...props} className={cx('text-s text-ink-2', className)} />
);

/** A sticky bar at the bottom of a phone or tablet with the total and the next step; hidden from 1200 px. */
export const BottomBar = ({ label, summary, action, share, tone, className }: BottomBarProps) => (
  <section
    className={bar({ position: 'sticky', className: cx('large:hidden', className) })}
    aria-label={label}
    data-bottom-bar=""
  >
    {share !== undefined && (
      <div className="absolute inset-x-0 -top-0.75">
        <ShareLine share={share} tone={tone} />
      </div>
    )}
    <div className="page-width flex items-center justify-between gap-x-4 gap-y-2 max-narrow:flex-wrap">
      <div className="grid flex-1">{summary}</div>
      {action}
    </div>
  </section>
);
