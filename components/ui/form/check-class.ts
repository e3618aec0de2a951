import { cva } from 'class-variance-authority';

/** The row of a checkbox or a radio button, all of which is the tap target. */
export const checkRow = cva(
  'cursor-pointer text-ink has-[input:disabled]:cursor-not-allowed has-[input:disabled]:text-ink-3',
  {
    variants: {
      layout: {
        row: 'grid min-h-tap grid-cols-[1.5rem_1fr] items-start gap-3 py-2.5',
        /** Below small text that it belongs to. */
        tight: 'grid grid-cols-[1.5rem_1fr] items-start gap-3 pt-1.5 text-[length:var(--text-m)]',
        /** The caller lays it out. */
        custom: '',
      },
    },
    defaultVariants: { layout: 'row' },
  },
);

/** The box of a checkbox, the circle of a radio button. */
export const checkBox = cva(
  [
    'm-0 grid size-[1.5rem] cursor-pointer appearance-none place-content-center border-[1.5px] bg-surface',
    'checked:border-primary-edge checked:bg-primary-action checked:before:bg-on-primary',
    'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-3 checked:disabled:before:bg-ink-3',
    'forced-colors:appearance-auto forced-colors:checked:before:content-none',
  ],
  {
    variants: {
      type: {
        checkbox: 'rounded-s checked:before:size-[1.125rem] checked:before:mask-tick',
        radio: 'rounded-full checked:before:size-2.5 checked:before:rounded-full',
      },
      error: { true: 'border-danger box-shadow-[0_0_0_1px_var(--danger)]', false: 'border-control' },
    },
    defaultVariants: { error: false },
  },
);

/** The second line under a label. */
export const checkHelp = 'block text-s text-ink-3';
