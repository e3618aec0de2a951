'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import CreditCard from 'lucide-react/icons/credit-card';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import TicketCheck from 'lucide-react/icons/ticket-check';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MessageKey } from '#lib/i18n/translate.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { accountPages } from './header/account-pages.ts';
import { currentLink } from './header/current-link.ts';
import { LogOutButton } from './header/log-out-button.tsx';

interface Entry {
  path: string;
  /** The link that a phone uses instead. */
  phonePath?: string;
  label: MessageKey;
  icon: ReactNode;
}

const entries: readonly Entry[] = [
  { path: '/', label: 'chrome.dashboard', icon: <LayoutDashboard className="icon" /> },
  { path: '/user-details', label: 'chrome.details', icon: <User className="icon" /> },
  { path: '/memberships', label: 'chrome.memberships', icon: <IdCard className="icon" /> },
  { path: '/packages', label: 'chrome.packages', icon: <TicketCheck className="icon" /> },
  {
    path: '/bookings',
    phonePath: '/bookings/upcoming',
    label: 'chrome.bookings',
    icon: <CalendarDays className="icon" />,
  },
  { path: '/guest-passes', label: 'chrome.guestPasses', icon: <UserPlus className="icon" /> },
  { path: '/payments', label: 'chrome.payments', icon: <CreditCard className="icon" /> },
];

const EntryLink = ({ path, phonePath, label, icon }: Entry) => {
  const t = useTranslations();
  const href = useHref();
  const here = usePublicPath();
  const link = (target: string, className?: string) => (
    <Link className={className} href={href(target)} prefetch={false} aria-current={currentLink(here, path)}>
      {icon}
      {t(label)}
    </Link>
  );
  if (phonePath === undefined) return <li>{link(path)}</li>;
  return (
    <li>
      {link(path, 'subnav__wide')}
      {link(phonePath, 'subnav__phone')}
    </li>
  );
};

export interface AccountNavProps {
  /** Whether the operator has guest passes. */
  guestPasses: boolean;
  /** The pages that exist and can be linked to. */
  pages?: readonly string[];
}

/** The account's own navigation: a column from 1200 px, a scrolling strip below (docs/product.md#header-and-footer). */
export const AccountNav = ({ guestPasses, pages = accountPages }: AccountNavProps) => {
  const t = useTranslations('chrome');
  const shown = entries.filter(({ path }) => pages.includes(path) && (guestPasses || path !== '/guest-passes'));
  return (
    <nav className="subnav" aria-label={t('accountNavigation')}>
      <ul>
        {shown.map((entry) => (
          <EntryLink key={entry.path} {...entry} />
        ))}
        <li>
          <LogOutButton>
            <LogOut className="icon" />
            {t('logOut')}
          </LogOutButton>
        </li>
      </ul>
    </nav>
  );
};
