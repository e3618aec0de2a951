'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

const BasketBadge = lazy(async () => ({ default: (await import('./header/basket-badge.tsx')).BasketBadge }));

const Account = ({ icon }: { icon: ReactNode }) => {
  const t = useTranslations('chrome');
  const href = useHref();
  const { session } = useSession();
  const { open } = useLoginModal();
  if (session === null) return null;
  if (!session.loggedIn) {
    return (
      <Button variant="text" size="medium" onClick={() => open()}>
        {icon}
        {t('logIn')}
      </Button>
    );
  }
  return (
    <LinkButton variant="text" size="medium" href={href('/', 'account')} prefetch={false}>
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
  return (
    <div className="embed-top page-width">
      <h1 className="heading-2">{title}</h1>
      <div className="embed-top__own">
        <Account icon={accountIcon} />
        <LinkButton variant="secondary" size="medium" href={href('/basket', 'bookings')} prefetch={false}>
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
  );
};
