import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The content of a page and its summary (`aside`), which stays in view; one below the other on a phone. */
export const Columns = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    {...props}
    className={cx(
      'page-width grid gap-6 py-6 *:min-w-0',
      'large:grid-cols-[52.0625rem_minmax(0,1fr)] large:items-start large:gap-8 large:py-[2rem]',
      'large:[&>aside]:sticky large:[&>aside]:top-22',
      className,
    )}
  />
);

/** The content of a page and a narrow side column (`aside`), which only wide windows show. */
export const WithSideColumn = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    {...props}
    className={cx(
      'page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 max-large:[&>aside]:hidden',
      'large:grid-cols-[minmax(0,1fr)_20rem] large:items-start large:gap-8 large:py-[2rem]',
      'large:[&>aside]:sticky large:[&>aside]:top-6',
      className,
    )}
  />
);
