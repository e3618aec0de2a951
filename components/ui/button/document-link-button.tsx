import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

export type DocumentLinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook;

/**
 * A link button that loads a new document. The content policy belongs to the document, so a page with a policy of its
 * own cannot be entered by a client navigation.
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
