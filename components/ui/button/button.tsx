import { cva, type VariantProps } from 'class-variance-authority';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/** A link styled as a button, for navigation; `Button` is for actions. */
export const LinkButton = ({ variant, size, block, className, ...props }: LinkButtonProps) => (
  <Link {...props} className={buttonClass({ variant, size, block, className })} />
);

const button = cva('button-base max-compact:leading-[1.25]', {
  variants: {
    variant: {
      primary:
        'border-transparent bg-primary-action [--spinner:var(--on-primary)] hover:bg-primary-action-hover active:bg-primary-action-press',
      // Solid or an outline, as the theme asks.
      secondary:
        'border-secondary-border bg-secondary-fill [--spinner:var(--secondary-600)] hover:bg-secondary-fill-hover',
      text: 'border-transparent px-2 [--spinner:var(--primary-text)] hover:bg-primary-100',
      // A text button in the colour of body text.
      quiet: 'border-transparent px-2 [--spinner:var(--primary-text)] hover:bg-primary-100',
      // Ends something: an outline, never filled.
      danger: 'border-danger [--spinner:var(--danger)] hover:bg-danger-bg',
    },
    /**
     * 26, 34 or 42 px high; `field` as a text field beside it, `pay` 52 px. `row` is medium at the end of a row and
     * large where its container is narrow.
     */
    size: {
      small: 'gap-1.5 rounded-[6px] text-[0.8125rem]/none [--h:var(--btn-s)]',
      medium: 'gap-2 rounded-m text-s/none [--h:var(--btn-m)]',
      large: 'gap-2 rounded-m text-m/none [--h:var(--btn-l)]',
      field: 'gap-2 rounded-m text-m/none [--h:var(--tap)]',
      pay: 'gap-2 rounded-[10px] text-l/none [--h:3.25rem] desk:[--h:4.5rem]',
      row: 'gap-2 rounded-m text-m/none [--h:var(--btn-l)] @row:text-s/none @row:[--h:var(--btn-m)]',
    },
    /** As wide as its container. */
    block: { true: 'w-full', false: '' },
    loading: { true: 'button-loading', false: 'button-ready aria-busy:button-loading' },
  },
  compoundVariants: [
    { variant: ['primary', 'secondary'], size: 'small', class: 'px-2.5' },
    { variant: ['primary', 'secondary'], size: 'medium', class: 'px-3.5' },
    { variant: ['primary', 'secondary'], size: ['large', 'field', 'pay'], class: 'px-5' },
    { variant: ['primary', 'secondary'], size: 'row', class: 'px-4.5 @row:px-3.5' },
    { variant: 'danger', class: 'px-5' },
    { variant: 'danger', loading: false, class: 'text-danger' },
    { variant: 'primary', loading: false, class: 'text-on-primary' },
    { variant: 'secondary', loading: false, class: 'text-secondary-600' },
    { variant: 'text', loading: false, class: 'text-primary-text' },
    { variant: 'quiet', loading: false, class: 'text-ink-2' },
    { variant: ['primary', 'secondary'], loading: false, class: 'disabled-looking:bg-surface-3' },
    { variant: ['text', 'quiet'], loading: false, class: 'disabled-looking:bg-transparent' },
  ],
  defaultVariants: { variant: 'primary', size: 'large', block: false, loading: false },
});

export type ButtonLook = Omit<VariantProps<typeof button>, 'loading'> & {
  /** Its place. */
  className?: string;
};

export type ButtonVariant = NonNullable<ButtonLook['variant']>;

const variants: Record<ButtonVariant, true> = { primary: true, secondary: true, text: true, quiet: true, danger: true };

/**
 * The class of a button or of a link that looks like one.
 * Throws 'Invalid variant provided to Button component.' for a variant it does not know
 * (docs/product.md#form-controls).
 */
export const buttonClass = ({ variant, className, ...look }: VariantProps<typeof button> & ButtonLook): string => {
  if (!Object.hasOwn(variants, variant ?? 'primary')) {
    throw new Error('Invalid variant provided to Button component.');
  }
  return button({ ...look, variant, className });
};

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
