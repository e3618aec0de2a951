'use client';

import Link from 'next/link';
import type { NavLink } from '#components/booking/model/nav-links.ts';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { currentLink, headerLink } from './header-link.ts';

/** A link with its label, translated on the server. */
export type LabelledLink = Omit<NavLink, 'label'> & { label: string };

/** The links of the header from 1200 px; the current one is underlined. */
export const HeaderNav = ({ links, label }: { links: readonly LabelledLink[]; label: string }) => {
  const path = usePublicPath();
  return (
    <nav className="ml-10 flex gap-7 self-stretch max-large:hidden" aria-label={label}>
      {links.map(({ kind, href, section, label: words }) => {
        const current = currentLink(path, section);
        return (
          <Link
            key={kind}
            className={headerLink({ isCurrent: current !== undefined })}
            href={href}
            prefetch={false}
            aria-current={current}
          >
            {words}
          </Link>
        );
      })}
    </nav>
  );
};
