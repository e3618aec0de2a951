'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Suspense, useMemo, type ReactNode } from 'react';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { needsOwnWindow } from '#lib/browser/own-window.ts';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

const BasketBadge = optionalPart(async () => (await import('./header/basket-badge.tsx')).BasketBadge);

/** The words of a button break only where there is hardly room. */
const unbroken = 'narrow:whitespace-nowrap';

const Account = ({ icon }: { icon: ReactNode }) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const { open } = useLoginModal();
  const { zone } = useSite();
  if (session === null) return null;
  if (!session.loggedIn && zone !== 'bookings')
    return (
      <LinkButton variant="text" size="medium" className={unbroken} href={href('/login')} prefetch={false}>
        {icon}
        {t('logIn')}
      </LinkButton>
    );
  if (!session.loggedIn) {
    return (
      <Button variant="text" size="medium" className={unbroken} onClick={() => open()}>
        {icon}
        {t('logIn')}
      </Button>
    );
  }
  return (
    <LinkButton variant="text" size="medium" className={unbroken} href={href('/', 'account')} prefetch={false}>
      {icon}
      {t('myAccount')}
    </LinkButton>
  );
};

export interface EmbeddedStripProps {
  title: string;
  accountIcon: ReactNode;
  basketIcon: ReactNode;
}

/** The header of the embedded layout: page name, account and basket in one line. */
export const EmbeddedStrip = ({ title, accountIcon, basketIcon }: EmbeddedStripProps) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const isHydrated = useIsHydrated();
  const isRefused = useMemo(() => isHydrated && needsOwnWindow(), [isHydrated]);
  return (
    <>
      <div
        className={cx(
          'page-width flex min-h-[3.625rem] items-center justify-between gap-4 border-b border-line-strong py-3',
          'max-compact:flex-wrap',
        )}
      >
        <h1 className="min-w-0 heading-2">{title}</h1>
        <div className="flex flex-none items-center gap-1 whitespace-nowrap" data-off-paper="">
          <Account icon={accountIcon} />
          <LinkButton
            variant="secondary"
            size="medium"
            className={unbroken}
            href={href('/basket', 'bookings')}
            prefetch={false}
          >
            {basketIcon}
            {t('embeddedBasket')}
            {session?.loggedIn && (
              <Suspense fallback={null}>
                <BasketBadge />
              </Suspense>
            )}
          </LinkButton>
        </div>
      </div>
      {isRefused && <p className="page-width pt-3 text-s text-ink-2">{t('ownWindowNote')}</p>}
    </>
  );
};
