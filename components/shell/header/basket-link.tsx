'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

const BasketBadge = lazy(async () => ({ default: (await import('./basket-badge.tsx')).BasketBadge }));

/**
 * The basket with how many items are in it. A phone shows it to people who are logged in
 * (docs/product.md#header-and-footer).
 */
export const BasketLink = ({ icon }: { icon: ReactNode }) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn === true;
  return (
    <Link
      className="header__icon"
      href={href('/basket', 'bookings')}
      prefetch={false}
      data-guest={!isLoggedIn || undefined}
    >
      {icon}
      <span className="visually-hidden">{t('basket')}</span>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <BasketBadge />
        </Suspense>
      )}
    </Link>
  );
};
