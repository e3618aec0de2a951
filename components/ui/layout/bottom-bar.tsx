import { cx, cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ShareLine } from './share-line.tsx';

const inside = cva('flex items-center justify-between gap-4', {
  variants: {
    /** The maximum width of its content: 560, 833 or 1280 px, or the whole window. */
    size: {
      small: 'mx-auto max-w-[calc(var(--slide-s)+2*var(--gutter))] px-gutter',
      medium: 'mx-auto max-w-[calc(52.0625rem+2*var(--gutter))] px-gutter',
      large: 'page-width',
      full: 'px-gutter',
    },
  },
  defaultVariants: { size: 'large' },
});

type FooterBarProps = VariantProps<typeof inside> & {
  label: string;
  /** At the left: the back button. */
  start?: ReactNode;
  /** In the middle, from 576 px: the current total. */
  middle?: ReactNode;
  /** At the right: the next step. */
  end: ReactNode;
};

/** Fixed to the bottom of the window at every width. The page keeps 120 px free below its content. */
export const FooterBar = ({ size, label, start, middle, end }: FooterBarProps) => (
  <section className={bar({ position: 'fixed' })} aria-label={label} data-bottom-bar="">
    <div className={inside({ size })}>
      {start ?? <span />}
      {middle !== undefined && <div className="ml-auto max-small:hidden">{middle}</div>}
      {end}
    </div>
  </section>
);

/** A bar at the bottom of the window. */
export const bar = cva(
  'bottom-(--bottom-edge,0px) z-20 border-t border-line bg-surface pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] box-shadow-[0_-8px_24px_rgb(34_35_45/0.08)]',
  { variants: { position: { sticky: 'sticky', fixed: 'fixed inset-x-0' } } },
);

/** The amount in a `BottomBar`, which stands in `font-figures`. */
export const barFigure =
  'text-[calc(1.75rem*max(var(--heading-scale),0.75))]/none font-headline tracking-[0.005em] text-ink';

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
