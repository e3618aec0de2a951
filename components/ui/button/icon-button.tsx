import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/layout/class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name. */
  label: string;
};

/** A 44 px square with one icon (class `icon`) as its child. */
export const IconButton = ({ label, className, type = 'button', ...props }: IconButtonProps) => (
  <button {...props} type={type} aria-label={label} className={classNames('icon-btn', className)} />
);
