import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const panel = cva('grid content-start rounded-l border border-line bg-surface px-4 py-5 *:min-w-0 small:p-6', {
  variants: { gap: { small: 'gap-3', usual: 'gap-4', wide: 'gap-6' } },
  defaultVariants: { gap: 'usual' },
});

type PanelProps = Omit<ComponentProps<'section'>, 'ref'> &
  VariantProps<typeof panel> & { as?: 'section' | 'fieldset' | 'div' };

/** A white surface with a hairline whose parts stand below each other. Panels are never nested. */
export const Panel = ({ as: Element = 'section', gap, className, ...props }: PanelProps) => (
  <Element {...props} className={panel({ gap, className })} />
);

/** The heading of a panel and, at its end, a short text. */
export const PanelHead = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    {...props}
    className={cx('flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 [&_p]:text-s', className)}
  />
);
