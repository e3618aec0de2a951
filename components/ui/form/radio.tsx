import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';

export type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** A second line under the label. */
  help?: ReactNode;
};

/** A single radio button; use `RadioGroup` for a set of options. */
export const Radio = ({ label, help, className, ...input }: RadioProps) => (
  <label className={classNames('check', className)}>
    <input {...input} type="radio" />
    <span>
      {label}
      {help !== undefined && <small>{help}</small>}
    </span>
  </label>
);
