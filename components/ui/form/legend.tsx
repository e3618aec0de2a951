import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The legend of a group of fields, which looks like the label of a field. */
export const Legend = ({ className, ...props }: ComponentProps<'legend'>) => (
  <legend {...props} className={cx('text-s font-medium text-ink', className)} />
);
