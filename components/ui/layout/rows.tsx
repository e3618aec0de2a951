import { cx } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

type RowsProps = HTMLAttributes<HTMLElement> & { as?: 'ul' | 'div' };

/** Rows on one white surface. */
export const Rows = ({ as: Element = 'ul', className, ...props }: RowsProps) => (
  <Element {...props} className={cx('overflow-clip rounded-l border border-line bg-surface', className)} />
);
