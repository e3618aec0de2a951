import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

export type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/** A link styled as a button, for navigation; `Button` is for actions. */
export const LinkButton = ({ variant, size, block, className, ...props }: LinkButtonProps) => (
  <Link {...props} className={buttonClass({ variant, size, block, className })} />
);
