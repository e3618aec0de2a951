import { useId, type ComponentProps, type ReactNode } from 'react';
import { checkBox, checkHelp, checkRow } from './check-class.ts';
import { describedBy, FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  /** A second line under the label. */
  help?: ReactNode;
  /** True marks the box as invalid; an error message is also shown below it. */
  error?: ReactNode;
  /** `tight` is for a box below small text that it belongs to. */
  layout?: 'row' | 'tight';
};

/** A checkbox whose whole row of 44 px is the tap target. Also used for each of several choices. */
export const Checkbox = ({ label, help, error, layout, ...input }: CheckboxProps) => {
  const ownId = useId();
  const id = input.id ?? ownId;
  const worded = Boolean(error) && error !== true;
  return (
    <>
      <label className={checkRow({ layout })}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={checkBox({ type: 'checkbox', error: Boolean(error) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: false, error: worded }) ?? input['aria-describedby']}
        />
        <span>
          {label}
          {help !== undefined && <small className={checkHelp}>{help}</small>}
        </span>
      </label>
      {worded && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
};
