import { classNames } from '#components/ui/layout/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** 26, 34 or 42 px high. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  className?: string;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'btn--primary',
  secondary: 'btn--secondary',
  text: 'btn--text',
};
const sizes: Record<ButtonSize, string> = { small: 'btn--s', medium: 'btn--m', large: '' };

/**
 * The class of a button or of a link that looks like one.
 * Throws 'Invalid variant provided to Button component.' for a variant it does not know
 * (docs/product.md#form-controls).
 */
export const buttonClass = ({ variant = 'primary', size = 'large', block = false, className }: ButtonLook): string => {
  if (!Object.hasOwn(variants, variant)) throw new Error('Invalid variant provided to Button component.');
  return classNames('btn', variants[variant], sizes[size], block && 'btn--block', className);
};
