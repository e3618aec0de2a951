import type { ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';
import { FieldError } from './field-error.tsx';

export type FieldTexts = {
  label: ReactNode;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  /** A link at the end of the label's line. */
  aside?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** As wide as a row of two fields (inside `.fields`). */
  wide?: boolean;
};

type FieldProps = FieldTexts & {
  /** Of the control; help and error take it with `-help` and `-error` at the end (see `describedBy`). */
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

/** The frame of a form field: label above, then the control, then what is wrong, then help. */
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
