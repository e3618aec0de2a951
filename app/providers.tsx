'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { CookieQuestion } from '#components/chrome/cookie-question.tsx';
import { DisruptionGuard } from '#components/chrome/disruption-guard.tsx';
import { FailureAnnouncer } from '#components/chrome/failure-announcer.tsx';
import { LoginModalProvider } from '#components/chrome/login-modal-provider.tsx';
import { NoticeReader } from '#components/chrome/notice-reader.tsx';
import { SessionProvider } from '#components/chrome/session-provider.tsx';
import { SiteProvider } from '#components/chrome/site-provider.tsx';
import { ToastProvider } from '#components/chrome/toast-provider.tsx';
import type { Site } from '#lib/site/site-context.ts';

const LoginModal = lazy(async () => ({
  default: (await import('#components/customers/login-modal.tsx')).LoginModal,
}));

/** What every page shares in the browser. Whatever is not needed at once loads when it is. */
export const Providers = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteProvider site={site}>
    <ToastProvider>
      <SessionProvider>
        <LoginModalProvider Modal={LoginModal}>
          <DisruptionGuard>{children}</DisruptionGuard>
          {site.mode === 'web' && <CookieQuestion />}
        </LoginModalProvider>
      </SessionProvider>
      <FailureAnnouncer />
      <Suspense fallback={null}>
        <NoticeReader />
      </Suspense>
    </ToastProvider>
  </SiteProvider>
);
