'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { useDesk } from './desk-context.tsx';
import { deskLinks } from './desk-links.ts';
import { hasPermission } from './permissions.ts';

const link =
  'relative flex min-w-tap flex-none items-center px-3 text-inherit no-underline opacity-88 aria-[current]:font-medium aria-[current]:opacity-100 aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:bg-primary-500';

/** Links to the pages of the desk that the member of staff may use. */
export const DeskNav = () => {
  const t = useTranslations();
  const path = usePublicPath();
  const { permissions } = useDesk().staff;
  const isCurrent = (href: string) => (href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`));
  return (
    <nav
      className="flex gap-1 self-stretch max-medium:order-last max-medium:-ml-3 max-medium:min-h-tap max-medium:w-full max-medium:overflow-x-auto"
      aria-label={t('desk.nav.label')}
    >
      {deskLinks
        .filter(({ needs }) => hasPermission(permissions, needs))
        .map(({ href, label }) => (
          <Link key={href} href={href} className={link} aria-current={isCurrent(href) ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
    </nav>
  );
};
