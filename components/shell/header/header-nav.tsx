'use client';

import Link from 'next/link';
import type { NavLink } from '#components/booking/model/nav-links.ts';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { currentLink } from './current-link.ts';

/** A link with its label, translated on the server. */
export type SaidLink = Omit<NavLink, 'label'> & { label: string };

/** The links of the header from 1200 px; the current one is underlined. */
export const HeaderNav = ({ links, label }: { links: readonly SaidLink[]; label: string }) => {
  const path = usePublicPath();
  return (
    <nav className="header__nav" aria-label={label}>
      {links.map(({ kind, href, section, label: words }) => (
        <Link
          key={kind}
          className="header__link"
          href={href}
          prefetch={false}
          aria-current={currentLink(path, section)}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
};
