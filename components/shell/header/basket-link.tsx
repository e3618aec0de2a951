'use client';

import Link from 'next/link';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const BasketBadge = lazy(async () => ({ default: (await import('./basket-badge.tsx')).BasketBadge }));

/**
 * The basket with how many items are in it. A phone shows it to people who are logged in
 * (docs/product.md#header-and-footer).
 */
export const BasketLink = ({ icon }: { icon: ReactNode }) => {
  const text = useText();
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
      <span className="visually-hidden">{text('chrome.basket')}</span>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <BasketBadge />
        </Suspense>
      )}
    </Link>
  );
};
