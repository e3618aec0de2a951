import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { classNames } from './layout/class-names.ts';

export type ChipProps = Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> & { pressed: boolean };

/** A filter that is on or off. Several stand in an element of class `chips`. */
export const Chip = ({ pressed, className, children, ...props }: ChipProps) => (
  <button {...props} type="button" className={classNames('chip', className)} aria-pressed={pressed}>
    {pressed && <Check className="icon icon--xs" />}
    {children}
  </button>
);
