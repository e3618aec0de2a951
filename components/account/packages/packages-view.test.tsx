import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { alexState, makeCart, moment, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { PackagesView } = await import('./packages-view.tsx');

withSiteServer();
const renderedAt = Date.parse('2026-11-18T09:00:00Z');
withFakeTime(['clock'], renderedAt);

const usage = (id: number, input: Partial<OwnedPackage['history'][number]>): OwnedPackage['history'][number] => ({
  ...{ id: uuid(id), state: 'used', quantity: 1, usedAt: '2026-11-10T09:00:00Z', bookingId: null },
  ...{ name: 'Early lane swim', startsAt: moment('2026-11-14', '07:00'), comesBack: false },
  ...input,
});
const swims: OwnedPackage = {
  id: uuid(1),
  package: { id: uuid(2), name: 'SWIM10', friendlyName: '10-swim package' },
  usagesTotal: 10,
  usagesRemaining: 6,
  purchasedAt: '2026-05-14T09:00:00Z',
  expiresAt: '2026-11-29T23:59:59Z',
  venueRestriction: null,
  covers: [{ id: uuid(3), name: 'Adult swim', reference: 'SWIM' }],
  history: [usage(10, { comesBack: true }), usage(11, { state: 'returned' })],
  pricingOptionId: uuid(4),
};

const show = (packages: OwnedPackage[], stage: Stage = {}) => {
  answer('getAuthUser', alexState);
  answer('listOwnedPackages', packages);
  return renderOnSite(<PackagesView selectedUserId={null} renderedAt={renderedAt} />, {
    ...{ zone: 'account', session: member },
    ...stage,
  });
};

it('shows uses left, where it works, when it ends and what it was used for', async () => {
  show([swims]);
  const panel = within(await screen.findByRole('region', { name: '10-swim package' }));
  expect(panel.getByRole('img', { name: '6 of 10 left' })).toBeVisible();
  expect(panel.getByText('All our venues')).toBeVisible();
  expect(panel.getByText('Ends in 12 days')).toBeVisible();
  expect(panel.getByText('Booked, comes back if you cancel in time')).toBeVisible();
  expect(panel.getByText(/^Came back/)).toBeVisible();
});

it('is bought again through the basket', async () => {
  const bodies: unknown[] = [];
  answer('addCartItems', makeCart([]), { seen: ({ body }) => bodies.push(body) });
  show([swims], { session: { ...member, selectedUserId: 8 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again, 10-swim package' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('http://bookings.touchline.localhost:3000/basket'));
  expect(bodies).toMatchObject([
    { items: [{ purchasable_id: uuid(4), purchasable_type: 'pricingOption', purchased_for_user_id: 8 }] },
  ]);
});

it('that has ended or is not sold any more offers neither', async () => {
  show([{ ...swims, usagesTotal: 40, expiresAt: '2026-11-01T00:00:00Z', pricingOptionId: null }]);
  expect(await screen.findByText(/^Ended/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that there are none', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No packages' })).toBeVisible();
});
