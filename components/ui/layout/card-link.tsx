import { cx } from 'class-variance-authority';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A card all of which is a link. `className` lays it out. */
export const CardLink = ({ className, ...props }: ComponentProps<typeof Link>) => (
  <Link
    {...props}
    className={cx(
      'relative grid rounded-l border border-line bg-surface text-ink-2 no-underline',
      'transition-[border-color,box-shadow] duration-fast hover:border-line-strong hover:shadow',
      className,
    )}
  />
);
