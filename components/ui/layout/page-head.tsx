import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const band = cva('border-b bg-surface', {
  variants: {
    layout: { columns: 'overflow-clip border-line-strong', row: 'border-line', stack: 'border-line' },
  },
});

const inside = cva('page-width', {
  variants: {
    layout: {
      columns:
        'relative grid gap-3.5 pt-4.5 pb-4 large:grid-cols-[minmax(0,1fr)_auto_20rem] large:items-end large:gap-8 large:pt-[2rem] large:pb-[1.75rem]',
      row: 'flex items-baseline justify-between gap-x-4 gap-y-2 pt-5 pb-3.5 max-narrow:flex-wrap large:pt-[1.75rem] large:pb-[1.375rem]',
      stack: 'pt-5 pb-3.5 large:pt-[1.75rem] large:pb-[1.375rem]',
    },
  },
});

type PageHeadProps = Required<VariantProps<typeof band>> & { children: ReactNode };

/**
 * The band at the top of a page with its heading. `columns` has room for a date bar and an illustration beside it, `row`
 * for a sum at its end; in a `stack` the parts are below each other.
 */
export const PageHead = ({ layout, children }: PageHeadProps) => (
  <div className={band({ layout })}>
    <div className={inside({ layout })}>{children}</div>
  </div>
);

/** The line below the heading: place, dates, a link. */
export const PageHeadMeta = (props: Omit<ComponentProps<'p'>, 'className'>) => (
  <p {...props} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-s *:inline-flex *:items-center *:gap-1.5" />
);

/** What the page comes to, at the end of a head in a row: a phone shows the amount alone. */
export const PageHeadTotal = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="flex items-baseline gap-3 text-ink">
    <span className="hidden text-m text-ink-2 large:inline">{label}</span>
    {children}
  </p>
);
