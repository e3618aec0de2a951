'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { useDesk } from './desk-context.tsx';
import { hasPermission, type DeskPermission } from './permissions.ts';

/** The pages of the desk's navigation, in order; `needs` are the permissions of which one is enough. */
const deskLinks = [
  { href: '/', label: 'desk.nav.start', needs: [] },
  { href: '/sessions', label: 'desk.nav.sessions', needs: ['timetable', 'attendance'] },
  { href: '/orders', label: 'desk.nav.orders', needs: ['customers', 'sell'] },
  { href: '/customers', label: 'desk.nav.customers', needs: ['customers'] },
  { href: '/blocks', label: 'desk.nav.blocks', needs: ['sell', 'timetable'] },
  { href: '/till', label: 'desk.nav.till', needs: ['sell'] },
] as const satisfies readonly { href: string; label: string; needs: readonly DeskPermission[] }[];

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
