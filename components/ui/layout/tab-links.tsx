import { cva } from 'class-variance-authority';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** A row of tabs, which scrolls where there is no room. */
export const tabList = 'flex gap-6 overflow-x-auto border-b border-line scrollbar-none';

export const tab = cva(
  'relative inline-flex h-[3rem] items-center gap-2 font-medium whitespace-nowrap no-underline focus-visible:-outline-offset-3',
  {
    variants: {
      isCurrent: {
        true: [
          'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-[3px] after:bg-primary-500',
          'forced-colors:after:bg-[Highlight]',
        ],
        false: 'text-ink-2',
      },
    },
    defaultVariants: { isCurrent: false },
  },
);

export type TabLinksProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current?: boolean }[];
};

/** Navigation links styled as tabs, one page each. */
export const TabLinks = ({ label, items }: TabLinksProps) => (
  <nav className={tabList} aria-label={label}>
    {items.map((item) => (
      <Link
        key={item.href}
        href={item.href}
        className={tab({ isCurrent: item.current })}
        aria-current={item.current ? 'page' : undefined}
      >
        {item.label}
      </Link>
    ))}
  </nav>
);
