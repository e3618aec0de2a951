import { cx } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

type FieldsProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'fieldset';
  /** Of all fields; for a `fieldset` only. */
  disabled?: boolean;
};

/** Fields below each other on a phone, two in a row from 576 px. */
export const Fields = ({ as: Element = 'div', className, disabled, ...props }: FieldsProps) => (
  <Element
    {...props}
    {...(Element === 'fieldset' ? { disabled } : {})}
    className={cx('grid gap-4 small:grid-cols-2', className)}
  />
);
