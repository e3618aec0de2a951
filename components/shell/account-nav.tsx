'use client';

import { cva, cx } from 'class-variance-authority';
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
import { LogOutButton } from '#components/booking/log-out-button.tsx';
import type { MessageKey } from '#lib/i18n/translate.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { currentLink } from './header/header-link.ts';

/** The pages that the account navigation links to. Each is a folder of `app/account`, which a test checks. */
const accountPages: readonly string[] = [
  '/',
  '/user-details',
  '/memberships',
  '/packages',
  '/bookings',
  '/guest-passes',
  '/payments',
];

const entry = cva(
  [
    'group relative flex min-h-[3rem] w-full items-center gap-2.5 whitespace-nowrap no-underline',
    'text-[length:var(--text-s)] focus-visible:-outline-offset-3',
    'large:min-h-tap large:rounded-m large:px-3 large:text-[length:var(--text-m)] large:hover:bg-surface-3',
  ],
  {
    variants: {
      current: {
        false: 'text-ink-2',
        true: [
          'font-medium text-ink large:bg-surface large:box-shadow-[0_0_0_1px_var(--line)]',
          'after:absolute after:bg-primary-edge',
          'max-large:after:inset-x-0 max-large:after:bottom-0 max-large:after:h-0.75 max-large:after:rounded-t-[3px]',
          'large:after:inset-y-2.5 large:after:left-0 large:after:w-0.75 large:after:rounded-r-[3px]',
        ],
      },
      on: { all: '', phone: 'large:hidden', wide: 'max-large:hidden' },
    },
    defaultVariants: { current: false, on: 'all' },
  },
);

const iconClass = 'icon text-ink-3 group-aria-[current]:text-primary-text max-large:hidden';

interface Entry {
  path: string;
  /** The link that a phone uses instead. */
  phonePath?: string;
  label: MessageKey;
  icon: ReactNode;
}

const entries: readonly Entry[] = [
  { path: '/', label: 'chrome.dashboard', icon: <LayoutDashboard className={iconClass} /> },
  { path: '/user-details', label: 'chrome.details', icon: <User className={iconClass} /> },
  { path: '/memberships', label: 'chrome.memberships', icon: <IdCard className={iconClass} /> },
  { path: '/packages', label: 'chrome.packages', icon: <TicketCheck className={iconClass} /> },
  {
    path: '/bookings',
    phonePath: '/bookings/upcoming',
    label: 'chrome.bookings',
    icon: <CalendarDays className={iconClass} />,
  },
  { path: '/guest-passes', label: 'chrome.guestPasses', icon: <UserPlus className={iconClass} /> },
  { path: '/payments', label: 'chrome.payments', icon: <CreditCard className={iconClass} /> },
];

const EntryLink = ({ path, phonePath, label, icon }: Entry) => {
  const t = useTranslations();
  const href = useHref();
  const here = usePublicPath();
  const current = currentLink(here, path);
  const isCurrent = current !== undefined;
  const link = (target: string, on: 'all' | 'phone' | 'wide') => (
    <Link className={entry({ current: isCurrent, on })} href={href(target)} prefetch={false} aria-current={current}>
      {icon}
      {t(label)}
    </Link>
  );
  return (
    // The strip of a phone starts where this page is in it.
    <li className={isCurrent ? 'max-large:[scroll-initial-target:nearest]' : undefined}>
      {link(path, phonePath === undefined ? 'all' : 'wide')}
      {phonePath !== undefined && link(phonePath, 'phone')}
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
    <nav
      className="max-large:border-b max-large:border-line max-large:bg-surface large:sticky large:top-6"
      aria-label={t('accountNavigation')}
    >
      <ul
        className={cx(
          'flex scroll-px-gutter [scrollbar-width:none] gap-6 overflow-x-auto px-gutter',
          'max-large:mask-[linear-gradient(90deg,#000_calc(100%-40px),transparent)]',
          'large:grid large:gap-0.5 large:overflow-visible large:px-0',
        )}
      >
        {shown.map((page) => (
          <EntryLink key={page.path} {...page} />
        ))}
        <li className="border-line large:mt-2 large:border-t large:pt-2">
          <LogOutButton className={entry()}>
            <LogOut className={iconClass} />
            {t('logOut')}
          </LogOutButton>
        </li>
      </ul>
    </nav>
  );
};
