import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Ring } from './feedback/ring.tsx';

export const pill = cva('inline-flex items-center gap-1.5 font-medium tabular-nums forced-colors:border', {
  variants: {
    tone: {
      success: 'bg-success-bg text-success',
      danger: 'bg-danger-bg text-danger',
      primary: 'bg-primary-100 text-primary-text',
      warning: 'bg-warning-bg text-warning',
      info: 'bg-info-bg text-info',
      neutral: 'bg-surface-3 text-ink-2',
      bare: 'text-ink-3 on-dark:text-inherit',
    },
    /** A sentence, which may take several lines. */
    wraps: {
      true: 'min-h-[1.5rem] rounded-l py-0.75 text-xs/[0.9375rem] whitespace-normal',
      false: 'h-[1.5rem] rounded-full text-xs/[1.5rem] whitespace-nowrap',
    },
  },
  compoundVariants: [{ tone: ['success', 'danger', 'primary', 'warning', 'info', 'neutral'], class: 'pr-2.5 pl-1.75' }],
  defaultVariants: { tone: 'neutral', wraps: false },
});

export type PillProps = VariantProps<typeof pill> & {
  /** An icon of 14 px (class `icon-xs`); left out when there is a ring. */
  icon?: ReactNode;
  /** The remaining share, from 0 to 1, drawn as a ring before the text. */
  share?: number;
  /** Its place. */
  className?: string;
  children: ReactNode;
};

/** A status as short text with an icon or a ring, so that it never depends on colour alone. */
export const Pill = ({ tone, wraps, icon, share, className, children }: PillProps) => (
  <span className={pill({ tone, wraps, className })}>
    {share === undefined ? icon : <Ring share={share} />}
    {children}
  </span>
);
