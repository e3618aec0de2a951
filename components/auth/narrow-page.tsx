import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const narrowPage = cva('mx-auto w-full px-gutter embedded:max-w-none embedded:px-4', {
  variants: { width: { form: 'max-w-[30.5rem]', panels: 'max-w-[48.75rem]' } },
  defaultVariants: { width: 'form' },
});

/** The content of a page with a short form, or with panels of some. */
export const NarrowPage = ({ width, className, ...props }: ComponentProps<'div'> & VariantProps<typeof narrowPage>) => (
  <div {...props} className={narrowPage({ width, className })} />
);
