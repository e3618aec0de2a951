import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const group = cva('max-w-full gap-0.5 rounded-[10px] bg-surface-3 p-0.75', {
  variants: {
    fit: {
      content: 'inline-flex',
      container: 'flex min-w-0 flex-1 scrollbar-none overflow-x-auto @max-[15rem]:flex-wrap @min-[37.5rem]:flex-none',
    },
    hasNotes: { true: '@max-[19rem]:flex-wrap', false: '' },
  },
  defaultVariants: { fit: 'content' },
});

const segment = cva(
  [
    'inline-flex items-center justify-center rounded-[7px] font-medium whitespace-nowrap text-ink-2',
    'aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
    'aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:box-shadow-[0_1px_2px_rgb(34_35_45/0.16)]',
    'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
  ],
  {
    variants: {
      fit: {
        content: 'px-3.5 text-[length:var(--text-s)]',
        // Large type on a small screen: two beside two.
        container: [
          'flex-1 px-1.5 text-[length:var(--text-s)] @min-[37.5rem]:px-3.5 @wide:px-2.5',
          '@max-[19rem]:px-1 @max-[19rem]:text-[0.8125rem]',
          '@max-[15rem]:flex-[1_1_45%] @max-[15rem]:text-[length:var(--text-s)]',
        ],
      },
      hasNote: {
        true: 'h-tap flex-col leading-[1.125rem] @max-[24rem]:px-0.5 @max-[19rem]:flex-[1_1_45%]',
        false: 'h-[2.375rem] gap-1.5 kiosk:h-[2.875rem] desk:h-tap',
      },
    },
    defaultVariants: { fit: 'content' },
  },
);

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** A second line, such as a number. */
  note?: ReactNode;
  /** Cannot be chosen; its note says why. */
  isOff?: boolean;
}

export type SegmentedProps<Value extends string> = Pick<VariantProps<typeof group>, 'fit'> & {
  /** The accessible name of the group. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  /** Null: none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Its place. */
  className?: string;
};

/**
 * A segmented control of two to five short labels that switches the view at once. Icons have the class `icon-s`. With
 * `fit="container"` it fills its `@container` as long as that is narrower than 600 px.
 */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
  fit,
  className,
}: SegmentedProps<Value>) => (
  <div
    className={group({ fit, hasNotes: options.some(({ note }) => note !== undefined), className })}
    role="group"
    aria-label={label}
  >
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={segment({ fit, hasNote: option.note !== undefined })}
        aria-pressed={option.value === value}
        aria-disabled={option.isOff || undefined}
        onClick={() => option.isOff !== true && onChange(option.value)}
      >
        {option.icon}
        {option.note === undefined ? (
          option.label
        ) : (
          <>
            <span>{option.label}</span>{' '}
            <small className="text-xs/[0.875rem] font-normal tabular-nums">{option.note}</small>
          </>
        )}
      </button>
    ))}
  </div>
);
