import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { iconButton } from './icon-button-class.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButton> & {
    /** The accessible name. */
    label: string;
  };

/** A 44 px square with one icon (class `icon`) as its child. */
export const IconButton = ({ label, tone, size, className, type = 'button', ...props }: IconButtonProps) => (
  <button {...props} type={type} aria-label={label} className={iconButton({ tone, size, className })} />
);
