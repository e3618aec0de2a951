import { cva, type VariantProps } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

/** The id of a basket line's name, which takes the focus when the line above it has been removed. */
export const lineNameId = (itemId: string): string => `line-${itemId}`;

/** The id of the page's heading, which takes the focus when the last line has been removed. */
export const basketHeadingId = 'basket-heading';

const itemName = cva('font-body font-medium tracking-[0] text-ink', {
  variants: {
    size: {
      m: 'text-m/[1.375rem]',
      l: 'text-l/[1.5rem] text-pretty focus-visible:outline-offset-4',
    },
  },
  defaultVariants: { size: 'l' },
});

type ItemNameProps = Omit<ComponentProps<'h2'>, 'className'> &
  VariantProps<typeof itemName> & {
    level?: 2 | 3;
    quantity?: number;
    /** Classes for its position in the layout. */
    className?: string;
  };

/** What was booked, as the heading of its line, and how many of it if it is not one. */
export const ItemName = ({ level = 2, size, quantity = 1, className, children, ...props }: ItemNameProps) => {
  const t = useTranslations('booking');
  const Heading = `h${level}` as const;
  return (
    <Heading {...props} className={itemName({ size, className })}>
      {quantity > 1 && (
        <span className="mr-0.5 whitespace-nowrap text-primary-text tabular-nums">
          {t('quantity', { count: quantity })}{' '}
        </span>
      )}
      {children}
    </Heading>
  );
};
