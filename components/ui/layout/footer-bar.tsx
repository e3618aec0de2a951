import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { bar } from './bar-class.ts';

const inside = cva('flex items-center justify-between gap-4', {
  variants: {
    /** The maximum width of its content: 560, 833 or 1280 px, or the whole window. */
    size: {
      small: 'mx-auto max-w-[calc(var(--slide-s)+2*var(--gutter))] px-gutter',
      medium: 'mx-auto max-w-[calc(52.0625rem+2*var(--gutter))] px-gutter',
      large: 'page-width',
      full: 'px-gutter',
    },
  },
  defaultVariants: { size: 'large' },
});

export type FooterBarProps = VariantProps<typeof inside> & {
  label: string;
  /** At the left: the back button. */
  start?: ReactNode;
  /** In the middle, from 576 px: the current total. */
  middle?: ReactNode;
  /** At the right: the next step. */
  end: ReactNode;
};

/** Fixed to the bottom of the window at every width. The page keeps 120 px free below its content. */
export const FooterBar = ({ size, label, start, middle, end }: FooterBarProps) => (
  <section className={bar({ position: 'fixed' })} aria-label={label} data-bottom-bar="">
    <div className={inside({ size })}>
      {start ?? <span />}
      {middle !== undefined && <div className="ml-auto max-small:hidden">{middle}</div>}
      {end}
    </div>
  </section>
);
