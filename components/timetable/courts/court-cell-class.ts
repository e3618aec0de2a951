import { cva } from 'class-variance-authority';

/** A cell; what it inherits is set on the table. */
export const courtCell = cva(
  'relative grid h-(--cell) w-full place-items-center overflow-clip rounded-[6px] forced-colors:border',
  {
    variants: {
      look: {
        free: 'bg-surface shadow-(--rim) hover:bg-primary-100 hover:shadow-(--rim-hover) forced-colors:border-[ButtonText]',
        selected:
          'bg-primary-action text-on-primary forced-colors:border-[ButtonText] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        mine: 'bg-primary-100 text-primary-text forced-colors:border-[GrayText]',
        reserved: 'bg-warning-bg text-warning forced-colors:border-[GrayText]',
        info: 'bg-info-bg text-info forced-colors:border-[GrayText]',
        taken: 'bg-surface-3 text-ink-3 forced-colors:border-[GrayText]',
        past: 'text-ink-3 shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border-[GrayText]',
        none: 'forced-colors:border-[GrayText]',
      },
    },
  },
);

/** What a cell of the table says in words. */
export const cellText = cva('hidden max-w-full items-center gap-1.25 px-1 @wide:inline-flex', {
  variants: { isSmall: { true: 'text-xs font-normal', false: '' } },
});
