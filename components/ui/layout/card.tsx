import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type CardProps = ComponentProps<'div'> & {
  /** Adds padding: 16 px on a phone, 24 from 576 px. */
  padded?: boolean;
};

/** A white surface with a hairline. Cards are never nested. */
export const Card = ({ padded = false, className, ...props }: CardProps) => (
  <div {...props} className={classNames('card', padded && 'card--pad', className)} />
);
