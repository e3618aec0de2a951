import { cva, type VariantProps } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

export const chip = cva(
  'relative inline-flex h-[2.125rem] items-center gap-1.5 rounded-full border text-s/[1.5] whitespace-nowrap after:absolute after:inset-x-0 after:-inset-y-1.5',
  {
    variants: {
      pressed: {
        true: 'border-primary-edge bg-primary-100 font-medium text-primary-text forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        false: 'border-line-strong bg-surface text-ink-2 hover:border-ink-3',
      },
      /** For a bar with little room. */
      tight: { true: 'px-2.25', false: '' },
    },
    compoundVariants: [
      { tight: false, pressed: true, class: 'pr-3 pl-2.5' },
      { tight: false, pressed: false, class: 'px-3.5' },
    ],
    defaultVariants: { pressed: false, tight: false },
  },
);

export type ChipProps = Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> &
  Omit<VariantProps<typeof chip>, 'pressed'> & { pressed: boolean };

/** A filter that is on or off. */
export const Chip = ({ pressed, tight, className, children, ...props }: ChipProps) => (
  <button {...props} type="button" className={chip({ pressed, tight, className })} aria-pressed={pressed}>
    {pressed && <Check className="icon-xs" />}
    {children}
  </button>
);
