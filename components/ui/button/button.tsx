import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Shows a spinner at the label's width and ignores presses. */
    loading?: boolean;
    /** The reason why it cannot act yet. It replaces the label, and the button stays focusable. */
    reason?: ReactNode;
    /** Called on a press while `reason` is shown, to move the focus to what is missing. */
    onRefused?: () => void;
  };

/**
 * The button. It submits its form unless `type` says otherwise, except while loading or refused.
 * Throws for an unknown variant.
 */
export const Button = ({
  variant,
  size,
  block,
  className,
  loading = false,
  reason,
  onRefused,
  ...props
}: ButtonProps) => {
  const refused = reason !== undefined && reason !== null;
  const idle = refused || loading;
  return (
    <button
      {...props}
      type={idle ? 'button' : props.type}
      className={buttonClass({ variant, size, block, loading, className })}
      onClick={idle ? (refused ? onRefused : undefined) : props.onClick}
      aria-disabled={idle || props['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {refused ? reason : props.children}
    </button>
  );
};
