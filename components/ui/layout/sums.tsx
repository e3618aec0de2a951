import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const row = cva('flex justify-between gap-4', {
  variants: { tone: { plain: '', saving: '', total: 'mt-1.5 items-baseline border-t border-line-strong pt-3.5' } },
  defaultVariants: { tone: 'plain' },
});

const term = cva('', {
  variants: { tone: { plain: 'text-ink-2', saving: 'text-ink-2', total: 'font-medium text-ink' } },
  defaultVariants: { tone: 'plain' },
});

const amount = cva('whitespace-nowrap', {
  variants: {
    tone: {
      plain: 'font-medium text-ink',
      saving: 'font-medium text-primary-text',
      total: 'font-figures text-[calc(var(--h-2)*1.125*max(var(--heading-scale),0.72))]/none font-headline text-ink',
    },
  },
  defaultVariants: { tone: 'plain' },
});

/** Amounts below each other, and what they come to. */
export const Sums = ({ className, ...props }: ComponentProps<'dl'>) => (
  <dl {...props} className={cx('grid gap-2 tabular-nums', className)} />
);

/** One line of `Sums`: what it is and its amount. */
export const Sum = ({
  label,
  tone,
  children,
}: VariantProps<typeof row> & { label: ReactNode; children: ReactNode }) => (
  <div className={row({ tone })}>
    <dt className={term({ tone })}>{label}</dt>
    <dd className={amount({ tone })}>{children}</dd>
  </div>
);
