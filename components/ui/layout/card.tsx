import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';

const card = cva('rounded-l border border-line bg-surface', {
  variants: {
    /** 16 px on a phone, 24 from 576 px. */
    padded: { true: 'p-4 small:p-6', false: '' },
  },
});

export type CardProps<Element extends ElementType = 'div'> = Omit<ComponentProps<Element>, 'as' | 'padded'> &
  VariantProps<typeof card> & { as?: Element };

/** A white surface with a hairline. Cards are never nested. */
export const Card = <Element extends ElementType = 'div'>({ as, padded, className, ...props }: CardProps<Element>) => {
  const Box: ElementType = as ?? 'div';
  return <Box {...props} className={card({ padded, className })} />;
};
