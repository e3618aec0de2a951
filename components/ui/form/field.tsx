import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

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
