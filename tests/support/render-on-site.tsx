import { jest } from '@jest/globals';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ToastContext } from '#components/ui/overlay/toast-context.tsx';
import type { ToastOptions } from '#components/ui/overlay/toaster.tsx';
import type { PublicSession } from '#lib/api/session.ts';
import { LoginModalContext, type LoginModalState } from '#lib/auth/login-modal-context.tsx';
import { type SessionState, SessionContext } from '#lib/auth/session-context.tsx';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { SiteContext, type Site } from '#lib/zones/site-context.tsx';
import { standAt } from './leading-links.ts';
import { useAddressSearch } from './shell-components/address-search.ts';
import { readMessages } from './translate.ts';

// Some components load lazily, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
// What one test leaves for a reload is no other test's.
afterEach(() => sessionStorage.clear());

export const guest: PublicSession = { loggedIn: false, userId: null, selectedUserId: null, expiresAt: null };
export const member: PublicSession = {
  loggedIn: true,
  userId: 7,
  selectedUserId: null,
  expiresAt: '2026-12-21T09:00:00Z',
};

export interface Stage extends Partial<Site> {
  /** Null until the session has been read. */
  session?: PublicSession | null;
  /** The public path, and the query string: that of the window without one. */
  path?: string;
  search?: string;
  /** Pages that do not exist yet but may be linked to, by zone and path: `account/bookings`. */
  plannedPages?: readonly string[];
  /** What was read for an earlier render of this test is still known. */
  isSameVisit?: boolean;
}

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};

/** Records what a component did through the site's contexts. */
export interface Seen {
  toasts: ToastOptions[];
  openLogin: jest.Mock<LoginModalState['open']>;
  refreshSession: jest.Mock<SessionState['refresh']>;
  router: Record<'push' | 'replace' | 'refresh' | 'prefetch' | 'back' | 'forward', jest.Mock<() => void>>;
  queryClient: QueryClient;
}

/** The browser's own query client without retries, empty unless the visit goes on. */
function getQueryClient(isSameVisit: boolean): QueryClient {
  const client = browserQueryClient();
  if (!isSameVisit) client.clear();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return client;
}

function newSeen(isSameVisit: boolean): Seen {
  return {
    toasts: [],
    openLogin: jest.fn<LoginModalState['open']>(),
    refreshSession: jest.fn<SessionState['refresh']>(async () => undefined),
    router: {
      push: jest.fn(),
      replace: jest.fn(),
      refresh: jest.fn(),
      prefetch: jest.fn(),
      back: jest.fn(),
      forward: jest.fn(),
    },
    queryClient: getQueryClient(isSameVisit),
  };
}

/**
 * Renders a component inside the site's contexts: all messages, a session, a router and a query client without retries.
 * Also returns the toasts it showed, and mocks of log-in modal, session and router.
 */
export function renderOnSite(component: ReactNode, stage: Stage = {}) {
  const {
    session = guest,
    path = '/',
    search = window.location.search,
    plannedPages = [],
    isSameVisit = false,
    ...site
  } = stage;
  const seen = newSeen(isSameVisit);
  const here: Site = { zone: 'bookings', language: 'en', mode: 'web', origins, ...site };
  standAt({ zone: here.zone, origins: here.origins, knownPages: plannedPages });
  const messages = readMessages(here.language);
  const showToast = (toast: ToastOptions) => void seen.toasts.push(toast);
  const modal = { open: seen.openLogin, close: async () => undefined };
  const watchers = new Set<() => void>();
  let who = session;
  const subscribe = (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  };
  const store = { read: () => who, subscribe, refresh: seen.refreshSession };
  /** Changes the session: logs in or out, or selects another person. */
  const become = (next: PublicSession | null) =>
    act(() => {
      who = next;
      for (const changed of watchers) changed();
    });
  let changePath = (_: string): void => undefined;
  /** Shows the same component on another path. */
  const goTo = (next: string) => act(() => changePath(next));
  const Path = ({ children }: { children: ReactNode }) => {
    const [here, setHere] = useState(path);
    changePath = setHere;
    return <PathnameContext value={here}>{children}</PathnameContext>;
  };
  const Search = ({ children }: { children: ReactNode }) => (
    <SearchParamsContext value={useAddressSearch(search)}>{children}</SearchParamsContext>
  );
  const Site = ({ children }: { children: ReactNode }) => (
    <AppRouterContext value={seen.router as never}>
      <Path>
        <Search>
          <SiteContext value={here}>
            <NextIntlClientProvider locale={here.language} messages={messages} timeZone="Europe/London">
              <ToastContext value={showToast}>
                <SessionContext value={store}>
                  <LoginModalContext value={modal}>
                    <QueryClientProvider client={seen.queryClient}>{children}</QueryClientProvider>
                  </LoginModalContext>
                </SessionContext>
              </ToastContext>
            </NextIntlClientProvider>
          </SiteContext>
        </Search>
      </Path>
    </AppRouterContext>
  );
  return { ...render(component, { wrapper: Site }), ...seen, become, goTo };
}
