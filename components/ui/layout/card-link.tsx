import { cx } from 'class-variance-authority';
import { PrefetchLink, type PrefetchLinkProps } from './prefetch-link.tsx';

export type CardLinkProps = PrefetchLinkProps;

/** A card all of which is a link. `className` lays it out. */
export const CardLink = ({ className, ...props }: CardLinkProps) => (
  <PrefetchLink
    {...props}
    className={cx(
      'relative grid rounded-l border border-line bg-surface text-ink-2 no-underline',
      'transition-[border-color,box-shadow] duration-fast hover:border-line-strong hover:box-shadow',
      className,
    )}
  />
);
