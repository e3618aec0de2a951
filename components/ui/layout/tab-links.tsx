import Link from 'next/link';
import type { ReactNode } from 'react';

export type TabLinksProps = {
  label: string;
  items: readonly { href: string; label: ReactNode; current?: boolean }[];
};

/** Navigation links styled as tabs, one page each. */
export const TabLinks = ({ label, items }: TabLinksProps) => (
  <nav className="tabs" aria-label={label}>
    {items.map((item) => (
      <Link key={item.href} href={item.href} className="tab" aria-current={item.current ? 'page' : undefined}>
        {item.label}
      </Link>
    ))}
  </nav>
);
