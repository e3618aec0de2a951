'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { BasketPanel, PanelNote } from './basket-panel.tsx';
import type { TimetableOf } from './timetable-of.ts';

const CustomerBasketSidebar = optionalPart(
  async () => (await import('./customer-basket-sidebar.tsx')).CustomerBasketSidebar,
);

const ForVisitor = () => {
  const t = useTranslations('basket');
  const login = useLoginModal();
  return (
    <BasketPanel>
      <PanelNote>
        <p>{t('emptyLoggedOut')}</p>
        <Button variant="secondary" size="medium" onClick={() => login.open()}>
          {t('logIn')}
        </Button>
      </PanelNote>
    </BasketPanel>
  );
};

const Unknown = () => (
  <BasketPanel>
    <PanelNote>
      <Skeleton height={20} width="70%" />
    </PanelNote>
  </BasketPanel>
);

/** The basket beside a timetable, from 1200 px. It loads nothing for a visitor who is not logged in. */
export const BasketSidebar = ({ venueSlug }: TimetableOf) => {
  const { session } = useSession();
  if (session === null) return <Unknown />;
  if (!session.loggedIn) return <ForVisitor />;
  return (
    <Suspense fallback={<Unknown />}>
      <CustomerBasketSidebar venueSlug={venueSlug} />
    </Suspense>
  );
};
