import { cva, type VariantProps } from 'class-variance-authority';
import { VisuallyHidden } from './layout/visually-hidden.tsx';

export const badge = cva('flex-none rounded-full bg-primary-action text-center font-bold text-on-primary', {
  variants: {
    large: {
      true: 'mt-1 h-[1.75rem] min-w-[1.75rem] px-2 text-[0.9375rem]/[1.75rem]',
      false: 'h-[1.125rem] min-w-[1.125rem] px-1.25 text-[0.6875rem]/[1.125rem] tabular-nums',
    },
  },
  defaultVariants: { large: false },
});

export type BadgeProps = VariantProps<typeof badge> & {
  count: number;
  /**
   * The accessible text of the count; without it the badge is hidden from screen readers and another label must name
   * it.
   */
  label?: string;
  /** Its place. */
  className?: string;
};

/** A count as a number on the primary colour. */
export const Badge = ({ count, label, large, className }: BadgeProps) => (
  <span className={badge({ large, className })}>
    <span aria-hidden="true">{count}</span>
    {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
