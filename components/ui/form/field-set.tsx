import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Legend } from './legend.tsx';

type FieldSetProps = Omit<ComponentProps<'fieldset'>, 'ref'> & {
  legend: ReactNode;
  /** The legend is visually hidden. */
  hideLegend?: boolean;
};

/** Several controls that answer one question, below its legend. */
export const FieldSet = ({ legend, hideLegend = false, className, children, ...props }: FieldSetProps) => (
  <fieldset {...props} className={cx('grid content-start gap-1.5', className)}>
    {hideLegend ? <legend className="sr-only">{legend}</legend> : <Legend className="mb-1.5">{legend}</Legend>}
    {children}
  </fieldset>
);
