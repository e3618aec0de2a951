import { beforeEach } from '@jest/globals';
import type { ReactNode } from 'react';
import { ActingProvider } from '#components/desk/acting/acting-context.tsx';
import { ActingForBar } from '#components/desk/acting/acting-for-bar.tsx';
import { CardScan } from '#components/desk/acting/card-scan.tsx';
import { DeskProvider } from '#components/desk/frame/desk-context.tsx';
import { OfflineStrip } from '#components/desk/frame/offline-strip.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { makeCart } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { alex, desk, sessions, tiles } from './desk-replies.ts';

/** Everything that staff of the desk may do. */
export const everything = ['sell', 'customers', 'timetable', 'attendance', 'refunds'];

/** Where the desk stands. */
export const venue = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'riverside-leisure-centre',
  name: 'Riverside Leisure Centre',
  timezone: 'Europe/London',
};

/** Sets up, for every test of a file, a desk without anything on its sale. */
export function withDesk(): void {
  withSiteServer();
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    answerOwn('get', '/api/session', () => ({}));
    answer('getDesk', desk);
    answer('listDeskTiles', tiles);
    answer('listDeskSessions', sessions);
    answer('getDeskCustomer', alex);
    answer('listCustomerDocuments', []);
    answer('getCart', sale());
  });
}

/** A sale of the desk. */
export const sale = (items: Cart['items'] = [], input: Partial<Cart> = {}): Cart =>
  makeCart(items, { source: 'front-of-house', userId: null, ...input });

interface DeskStage extends Stage {
  permissions?: readonly string[];
  /** Whom the desk acts for already. */
  customerId?: number;
}

/** Renders a view of the desk with the bar above it. */
export function showDesk(view: ReactNode, stage: DeskStage = {}) {
  const { permissions = everything, customerId, ...site } = stage;
  if (customerId !== undefined) {
    sessionStorage.setItem(`${draftPrefix}desk.acting`, JSON.stringify({ customerId, personId: customerId }));
  }
  return renderOnSite(
    <DeskProvider desk={{ staff: { id: 6, name: 'Frances Holt', permissions }, venue }}>
      <ActingProvider>
        <ActingForBar />
        <OfflineStrip />
        <CardScan />
        {view}
      </ActingProvider>
    </DeskProvider>,
    {
      session: { ...member, userId: 6 },
      zone: 'foh',
      plannedPages: sessions.map(({ id }) => `foh/sessions/${id}`),
      ...site,
    },
  );
}
