import { type VariantProps, cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The class of an icon button or of a link that looks like one. */
export const iconButton = cva('grid flex-none place-items-center', {
  variants: {
    tone: {
      plain: 'text-ink-2 hover:bg-surface-3 hover:text-ink',
      /** On a coloured bar. */
      bar: 'text-inherit hover:bg-[rgb(255_255_255/0.1)]',
      /** Over a picture. */
      floating: 'bg-surface text-ink-2 box-shadow-[0_0_0_1px_var(--line)] hover:text-ink',
      /** A step that leads nowhere. */
      off: 'cursor-not-allowed text-line-strong',
    },
    size: {
      tap: 'size-tap rounded-m',
      /** 32 px; the tap target stays 44 px. */
      small: 'relative size-[2rem] rounded-m after:absolute after:-inset-1.5',
      /** Inside the border of a text field, at its end. */
      field:
        'absolute top-px right-px size-[2.625rem] rounded-[7px] focus-visible:-outline-offset-3 desk:size-[3.375rem]',
    },
  },
  defaultVariants: { tone: 'plain', size: 'tap' },
});

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButton> & {
    /** The accessible name. */
    label: string;
  };

/** A 44 px square with one icon (class `icon`) as its child. */
export const IconButton = ({ label, tone, size, className, type = 'button', ...props }: IconButtonProps) => (
  <button {...props} type={type} aria-label={label} className={iconButton({ tone, size, className })} />
);
