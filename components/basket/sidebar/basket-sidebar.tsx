'use client';

import { lazy, Suspense } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { SideFrame } from './basket-panel.tsx';

const OwnSideBasket = lazy(async () => ({ default: (await import('./customer-basket-sidebar.tsx')).OwnSideBasket }));

const ForVisitor = () => {
  const text = useText();
  const login = useLoginModal();
  return (
    <SideFrame>
      <div className="basket__note">
        <p className="small">{text('basket.emptyLoggedOut')}</p>
        <Button variant="secondary" size="medium" onClick={() => login.open()}>
          {text('basket.logIn')}
        </Button>
      </div>
    </SideFrame>
  );
};

const Unknown = () => (
  <SideFrame>
    <div className="basket__note">
      <Skeleton height={20} width="70%" />
    </div>
  </SideFrame>
);

/** The basket beside a timetable, from 1200 px. It loads nothing for a visitor who is not logged in. */
export const SideBasket = () => {
  const { session } = useSession();
  if (session === null) return <Unknown />;
  if (!session.loggedIn) return <ForVisitor />;
  return (
    <Suspense fallback={<Unknown />}>
      <OwnSideBasket />
    </Suspense>
  );
};
