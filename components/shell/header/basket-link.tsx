'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useTransition, type ReactNode } from 'react';
import { onFollow } from '#components/ui/layout/link-events.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

const BasketBadge = optionalPart(async () => (await import('./basket-badge.tsx')).BasketBadge);

/**
 * The basket with how many items are in it. A phone shows it to people who are logged in
 * (docs/product.md#header-and-footer).
 */
export const BasketLink = ({ icon }: { icon: ReactNode }) => {
  const t = useTranslations('chrome');
  const basket = useHref()('/basket', 'bookings');
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn === true;
  return (
    <Link
      className="relative grid size-tap place-items-center rounded-m text-inherit no-underline max-large:data-guest:invisible max-tiny:data-guest:hidden"
      href={basket}
      prefetch={false}
      {...onFollow(() => startTransition(() => router.push(basket)))}
      aria-busy={isPending || undefined}
      data-guest={!isLoggedIn || undefined}
    >
      {icon}
      <VisuallyHidden>{t('basket')}</VisuallyHidden>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <BasketBadge className="absolute top-0.75 right-px box-shadow-[0_0_0_2px_var(--theme-header-bg)]" />
        </Suspense>
      )}
    </Link>
  );
};
