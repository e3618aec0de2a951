import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const inlineLink = cva('font-medium underline decoration-1 underline-offset-3 hover:decoration-2', {
  variants: {
    place: {
      sentence: 'tap-target',
      // A smaller target, which leaves the rest of the label to its checkbox.
      label: 'relative text-left text-primary-text after:absolute after:-inset-x-0.5 after:-inset-y-2.5',
    },
  },
  defaultVariants: { place: 'sentence' },
});

type InlineLinkProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & VariantProps<typeof inlineLink>;

/** A button that looks like a link: in a sentence in the colour of its text, in the label of a checkbox in the theme's. */
export const InlineLink = ({ place, ...props }: InlineLinkProps) => (
  <button {...props} type="button" className={inlineLink({ place })} />
);
