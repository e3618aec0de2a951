import { jest } from '@jest/globals';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import type { ReactNode } from 'react';
import type { PublicSession } from '#lib/api/session.ts';
import { LoginModalContext } from '#lib/auth/login-modal-context.tsx';
import { SessionContext } from '#lib/auth/session-context.tsx';
import { ToastContext, type SiteToast } from '#lib/browser/toast-context.ts';
import { findCatalogue } from '#lib/i18n/catalogue.ts';
import { TextContext } from '#lib/i18n/text-context.ts';
import { createText } from '#lib/i18n/text.ts';
import { makeQueryClient } from '#lib/query/query-client.ts';
import { SiteContext, type Site } from '#lib/zones/site-context.tsx';
import { standAt } from './leading-links.ts';

// Parts of the site load when they are first wanted, which takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

export const guest: PublicSession = { loggedIn: false, userId: null, selectedUserId: null, expiresAt: null };
export const member: PublicSession = {
  loggedIn: true,
  userId: 7,
  selectedUserId: null,
  expiresAt: '2026-12-21T09:00:00Z',
};

export interface Stage extends Partial<Site> {
  /** Null while it is not known. */
  session?: PublicSession | null;
  /** The public path, and what follows it. */
  path?: string;
  search?: string;
  /** Pages that do not exist yet and to which the test supposes links, by zone and path: `account/bookings`. */
  supposedPages?: readonly string[];
}

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
};

/** What a component reached for while it was rendered on a stage. */
export interface Seen {
  toasts: SiteToast[];
  openLogin: jest.Mock<(onLoggedIn?: () => void) => void>;
  refreshSession: jest.Mock<() => Promise<void>>;
  router: Record<'push' | 'replace' | 'refresh' | 'prefetch' | 'back' | 'forward', jest.Mock<() => void>>;
  queryClient: QueryClient;
}

function newSeen(): Seen {
  return {
    toasts: [],
    openLogin: jest.fn<(onLoggedIn?: () => void) => void>(),
    refreshSession: jest.fn(async () => undefined),
    router: {
      push: jest.fn(),
      replace: jest.fn(),
      refresh: jest.fn(),
      prefetch: jest.fn(),
      back: jest.fn(),
      forward: jest.fn(),
    },
    queryClient: makeQueryClient({ isServer: true }),
  };
}

/**
 * Renders a component as a page of the site would: with all texts, a session, a router and a query client that tries
 * nothing twice. Gives back what it raised, opened and asked of the router.
 */
export function renderOnSite(component: ReactNode, stage: Stage = {}) {
  const { session = guest, path = '/', search = '', supposedPages: supposed = [], ...site } = stage;
  const seen = newSeen();
  const here: Site = { zone: 'bookings', language: 'en', mode: 'web', origins, ...site };
  standAt({ zone: here.zone, origins: here.origins, supposed });
  const catalogue = findCatalogue(here.language);
  const texts = { text: createText(here.language, (key) => catalogue.get(key)), messages: {} };
  const showToast = (toast: SiteToast) => void seen.toasts.push(toast);
  const modal = { open: seen.openLogin, close: () => undefined };
  const watchers = new Set<() => void>();
  let who = session;
  const subscribe = (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  };
  const store = { read: () => who, subscribe, refresh: seen.refreshSession };
  /** Somebody logs in or out, or chooses whom to act for. */
  const become = (next: PublicSession | null) =>
    act(() => {
      who = next;
      for (const changed of watchers) changed();
    });
  const Site = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={seen.router as never}>
      <PathnameContext value={path}>
        <SearchParamsContext value={new URLSearchParams(search)}>
          <SiteContext value={here}>
            <TextContext value={texts}>
              <ToastContext value={showToast}>
                <SessionContext value={store}>
                  <LoginModalContext value={modal}>
                    <QueryClientProvider client={seen.queryClient}>{children}</QueryClientProvider>
                  </LoginModalContext>
                </SessionContext>
              </ToastContext>
            </TextContext>
          </SiteContext>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
  return { ...render(component, { wrapper: Site }), ...seen, become };
}
