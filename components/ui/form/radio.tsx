import type { ComponentProps, ReactNode } from 'react';
import { checkBox, checkHelp, checkRow } from './check-class.ts';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  /** A second line under the label. */
  help?: ReactNode;
  /** Its group has an error. */
  isInvalid?: boolean;
};

/** A single radio button; use `RadioGroup` for a set of options. */
export const Radio = ({ label, help, isInvalid, ...input }: RadioProps) => (
  <label className={checkRow()}>
    <input {...input} type="radio" className={checkBox({ type: 'radio', error: isInvalid })} />
    <span>
      {label}
      {help !== undefined && <small className={checkHelp}>{help}</small>}
    </span>
  </label>
);
