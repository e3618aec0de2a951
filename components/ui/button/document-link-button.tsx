import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';

export type DocumentLinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook;

/**
 * A link button that does a full page load. A content security policy applies to the whole document, so a page with its
 * own policy cannot be opened by client navigation.
 */
export const DocumentLinkButton = ({
  variant,
  size,
  block,
  className,
  children,
  ...props
}: DocumentLinkButtonProps) => (
  <a {...props} className={buttonClass({ variant, size, block, className })}>
    {children}
  </a>
);
