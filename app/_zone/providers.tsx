'use client';

import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { CookieQuestion } from '#components/shell/cookies/cookie-question.tsx';
import { ConnectionNote } from '#components/shell/failures/connection-note.tsx';
import { MaintenanceBoundary } from '#components/shell/failures/maintenance-boundary.tsx';
import { QueryErrorToasts } from '#components/shell/failures/query-error-toasts.tsx';
import { RedirectNotice } from '#components/shell/failures/redirect-notice.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { ToastProvider } from '#components/ui/overlay/toast-context.tsx';
import { LoginModalProvider } from '#lib/auth/login-modal-context.tsx';
import { SessionProvider } from '#lib/auth/session-context.tsx';
import { logInInOwnWindow } from '#lib/browser/own-window.ts';
import { type Site, SiteProvider } from '#lib/zones/site-context.tsx';

const AccountStep = preloadable(async () =>
  (await import('#components/auth/account-step/account-step.tsx')).loadAccountStep(),
);

const HostPage = optionalPart(async () => (await import('#components/shell/host-page.tsx')).HostPage);

interface ProvidersProps {
  site: Site;
  /** Of an embedded page: origins of the sites that may embed us. */
  embedders?: readonly string[] | undefined;
  children: ReactNode;
}

/** The client-side providers of every page. Code that the first render does not need is loaded lazily. */
export const Providers = ({ site, embedders, children }: ProvidersProps) => {
  const t = useTranslations();
  return (
    <SiteProvider site={site}>
      <ToastProvider label={t('common.notifications')} dismissLabel={t('common.dismiss')}>
        <SessionProvider>
          <LoginModalProvider Modal={AccountStep} instead={embedders && logInInOwnWindow}>
            <MaintenanceBoundary>{children}</MaintenanceBoundary>
            {site.mode === 'web' && site.zone !== 'foh' && <CookieQuestion />}
          </LoginModalProvider>
        </SessionProvider>
        {/* The desk has a strip of its own (`OfflineStrip`). */}
        {site.zone !== 'foh' && <ConnectionNote />}
        <QueryErrorToasts />
        <Suspense fallback={null}>
          <RedirectNotice />
        </Suspense>
        {embedders && (
          <Suspense fallback={null}>
            <HostPage embedders={embedders} />
          </Suspense>
        )}
      </ToastProvider>
    </SiteProvider>
  );
};
