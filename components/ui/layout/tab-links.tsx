import Link from 'next/link';
import type { ReactNode } from 'react';
import { tab, tabList } from './tab-class.ts';

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
