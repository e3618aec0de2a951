import { cva, type VariantProps } from 'class-variance-authority';

const figure = cva('font-figures font-headline tabular-nums', {
  variants: {
    size: {
      big: 'text-[calc(3.5rem*max(var(--heading-scale),0.66))]/none',
      till: 'text-[calc(4rem*max(var(--heading-scale),0.66))]/none max-large:text-[calc(3.5rem*max(var(--heading-scale),0.66))]/none',
      huge: 'text-[calc(6rem*max(var(--heading-scale),0.66))]/[0.95]',
    },
    tone: { ink: 'text-ink', primary: 'text-primary-text', white: 'text-white' },
  },
  defaultVariants: { size: 'big', tone: 'ink' },
});

/** The class of an amount that is set large. */
export const figureClass = (look: VariantProps<typeof figure>): string => figure(look);
