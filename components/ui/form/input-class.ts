import { cva } from 'class-variance-authority';

/** The box of a text field, a date, a list or a text area. */
export const input = cva(
  [
    'w-full rounded-m border bg-surface leading-[1.5rem] text-ink transition-[border-color,box-shadow] duration-fast',
    'placeholder:text-ink-3 placeholder:opacity-100 disabled:bg-surface-3 disabled:text-ink-3',
    'focus:outline-none forced-colors:focus:[outline:3px_solid_Highlight]',
  ],
  {
    variants: {
      kind: {
        line: 'h-tap py-0',
        list: 'h-tap appearance-none py-0 text-ellipsis',
        area: 'min-h-[5.75rem] resize-y py-2.25',
      },
      error: {
        true: 'border-danger box-shadow-[0_0_0_1px_var(--danger)] focus:box-shadow-[0_0_0_1px_var(--danger),0_0_0_4px_var(--danger-line)]',
        false: [
          'border-control hover:border-ink-2 focus:border-primary-edge disabled:border-line-strong',
          'focus:box-shadow-[0_0_0_1px_var(--primary-edge),0_0_0_4px_var(--primary-200)]',
        ],
      },
      /** An icon before the text. */
      icon: { true: 'pl-[2.625rem] desk:pl-[3.125rem]', false: 'pl-3 desk:pl-4' },
      /** A button or an arrow after the text; `compact` lies closer in a wide container. */
      end: { true: 'pr-tap', compact: 'pr-tap @wide:pr-[2.25rem] @wide:text-[length:var(--text-s)]', false: 'pr-3' },
      /** For what is shorter than its line. */
      width: { full: '', number: 'max-w-[7.5rem]', postcode: 'max-w-[9.25rem]' },
      figures: { true: 'lining-nums tabular-nums', false: '' },
    },
    defaultVariants: { kind: 'line', error: false, icon: false, end: false, width: 'full', figures: false },
  },
);
