import { cva, cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode, Ref } from 'react';

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

/** The value of `aria-describedby`: the ids of a field's help and error; undefined when there is neither. */
export const describedBy = (id: string, parts: { help: boolean; error: boolean }): string | undefined => {
  const ids = [parts.error && `${id}-error`, parts.help && `${id}-help`].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(' ') : undefined;
};

/** What a label adds to its name, such as "(optional)". */
export const LabelNote = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-ink-3">{children}</span>
);

type InputWrapProps = {
  /** Before the text. */
  icon?: LucideIcon;
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
};

/** Places an icon and a button over the box of an input. */
export const InputWrap = ({ icon: Icon, children, ref }: InputWrapProps) => (
  <span className="relative block text-ink-2" ref={ref}>
    {Icon && (
      <Icon className="pointer-events-none absolute top-[0.75rem] left-[0.75rem] icon desk:top-[1.125rem] desk:left-[1.125rem]" />
    )}
    {children}
  </span>
);

/** A field's error message with an icon. The field refers to `id` with `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className="flex gap-1.5 text-s font-medium text-danger" id={id}>
    <CircleAlert className="mt-0.5 icon-s" />
    <span>{children}</span>
  </span>
);

export type FieldTexts = {
  label: ReactNode;
  /** The label is visually hidden. */
  hideLabel?: boolean;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** As wide as a row of two fields (inside `Fields`). */
  wide?: boolean;
  /** The place of the field. */
  className?: string;
};

type FieldProps = FieldTexts & {
  /** The id of the control; help and error use it with the suffixes `-help` and `-error` (see `describedBy`). */
  id: string;
  counter?: ReactNode;
  children: ReactNode;
};

const hint = cva('text-s text-ink-3', {
  variants: { counted: { true: 'flex justify-between gap-4', false: '' } },
});

const Hint = ({ id, help, counter }: { id: string; help: ReactNode; counter: ReactNode }) => (
  <span className={hint({ counted: counter !== undefined })} id={`${id}-help`}>
    {counter === undefined ? help : <span>{help}</span>}
    {counter}
  </span>
);

/** A form field: label, control, error and help, in this order. */
export const Field = ({
  id,
  label,
  hideLabel = false,
  aside,
  help,
  error,
  wide = false,
  className,
  counter,
  children,
}: FieldProps) => {
  const labelElement = (
    <label className={hideLabel ? 'sr-only' : 'text-s font-medium text-ink'} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={cx('grid content-start gap-1.5', wide && 'small:col-span-full', className)}>
      {aside === undefined ? (
        labelElement
      ) : (
        <div className="flex items-baseline justify-between gap-4">
          {labelElement}
          {aside}
        </div>
      )}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {help !== undefined || counter !== undefined ? <Hint id={id} help={help} counter={counter} /> : null}
    </div>
  );
};
