import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** The legend of a group of fields, which looks like the label of a field. */
export const Legend = ({ className, ...props }: ComponentProps<'legend'>) => (
  <legend {...props} className={cx('text-s font-medium text-ink', className)} />
);

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
