import { cva } from 'class-variance-authority';

/** A row of tabs, which scrolls where there is no room. */
export const tabList = 'flex gap-6 overflow-x-auto border-b border-line scrollbar-none';

export const tab = cva(
  'relative inline-flex h-[3rem] items-center gap-2 font-medium whitespace-nowrap no-underline focus-visible:-outline-offset-3',
  {
    variants: {
      isCurrent: {
        true: [
          'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-[3px] after:bg-primary-500',
          'forced-colors:after:bg-[Highlight]',
        ],
        false: 'text-ink-2',
      },
    },
    defaultVariants: { isCurrent: false },
  },
);
