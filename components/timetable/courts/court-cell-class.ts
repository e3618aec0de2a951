import { cva } from 'class-variance-authority';

/** A cell; what it inherits is set on the table. */
export const courtCell = cva(
  'relative grid h-(--cell) w-full place-items-center overflow-clip rounded-[6px] forced-colors:border',
  {
    variants: {
      look: {
        free: 'bg-surface box-shadow-(--rim) hover:bg-primary-100 hover:box-shadow-(--rim-hover) forced-colors:border-[ButtonText]',
        selected:
          'bg-primary-action text-on-primary forced-colors:border-[ButtonText] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        booked: 'bg-primary-100 text-primary-text forced-colors:border-[GrayText]',
        reserved: 'bg-warning-bg text-warning forced-colors:border-[GrayText]',
        info: 'bg-info-bg text-info forced-colors:border-[GrayText]',
        taken: 'bg-surface-3 text-ink-3 forced-colors:border-[GrayText]',
        past: 'text-ink-3 box-shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border-[GrayText]',
        none: 'forced-colors:border-[GrayText]',
      },
    },
  },
);

/** What a cell says in words, in a small cell only by its icon. */
export const cellText = cva('max-w-full items-center gap-1.25 @wide:px-1', {
  variants: {
    isSmall: { true: '@wide:text-xs @wide:font-normal', false: '' },
    icon: {
      none: 'hidden @wide:inline-flex',
      plain: 'inline-flex',
      selected: 'relative inline-flex @max-wide:rounded-s @max-wide:bg-primary-action',
    },
  },
  defaultVariants: { icon: 'none' },
});

/** The icon of a cell, smaller beside words. */
export const cellIcon = 'icon-s @wide:icon-xs';
