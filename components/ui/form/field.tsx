import type { ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { FieldError } from './field-error.tsx';

export type FieldTexts = {
  label: ReactNode;
  /** The label is visually hidden. */
  hideLabel?: boolean;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** As wide as a row of two fields (inside `.fields`). */
  wide?: boolean;
};

type FieldProps = FieldTexts & {
  /** The id of the control; help and error use it with the suffixes `-help` and `-error` (see `describedBy`). */
  id: string;
  counter?: ReactNode;
  children: ReactNode;
};

const Hint = ({ id, help, counter }: { id: string; help: ReactNode; counter: ReactNode }) => (
  <span className={classNames('hint', counter !== undefined && 'hint--row')} id={`${id}-help`}>
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
  counter,
  children,
}: FieldProps) => {
  const labelElement = (
    <label className={hideLabel ? 'visually-hidden' : 'label'} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={classNames('field', Boolean(error) && 'field--error', wide && 'field--wide')}>
      {aside === undefined ? (
        labelElement
      ) : (
        <div className="field__row">
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
