import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { listPage } from '#tests/support/account-components/list-page.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { alexState, moment, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { PackagesView } = await import('./packages-view.tsx');

withSiteServer();
const renderedAt = Date.parse('2026-11-18T09:00:00Z');
withFakeTime(['clock'], renderedAt);
beforeEach(() => {
  loadPage.mockClear();
  answer('getAuthUser', alexState);
});

const use = (id: number, input: Partial<OwnedPackage['history'][number]>): OwnedPackage['history'][number] => ({
  ...{ id: uuid(id), state: 'used', quantity: 1, usedAt: '2026-11-10T09:00:00Z', bookingId: null },
  ...{ name: 'Lane swim', startsAt: moment('2026-11-14', '07:00'), comesBack: false },
  ...input,
});
const owned = (id: number, input: Partial<OwnedPackage> = {}): OwnedPackage => ({
  ...{
    id: uuid(id),
    package: { id: uuid(2), name: 'SWIM10', friendlyName: null },
    usagesTotal: 10,
    usagesRemaining: 6,
  },
  ...{ purchasedAt: '2026-05-14T09:00:00Z', expiresAt: null, venueRestriction: null, covers: [], history: [] },
  pricingOptionId: uuid(4),
  ...input,
});
const show = (stage: Stage = {}) =>
  renderOnSite(<PackagesView selectedUserId={null} renderedAt={renderedAt} />, {
    ...{ zone: 'account', session: member },
    ...stage,
  });

it.each([
  ['has no end date', { expiresAt: null }, 'No end date', true],
  ['ends in a while', { expiresAt: '2026-12-31T23:59:59Z' }, /^Until 31 Dec 2026/, true],
  ['ends tomorrow', { expiresAt: '2026-11-19T09:00:00Z' }, 'Ends in 1 day', true],
  ['has ended', { expiresAt: '2026-11-18T08:59:59Z' }, /^Ended 18 Nov 2026/, false],
  ['is used up', { usagesRemaining: 0 }, '0 of 10 left', false],
] as const)('one that %s says so, and is booked with only while it is good', async (_state, input, text, isGood) => {
  answer('listOwnedPackages', [owned(1, input)]);
  show();
  const panel = within(await screen.findByRole('region', { name: 'SWIM10' }));
  expect(panel.getByText(text)).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Book with SWIM10' }) !== null).toBe(isGood);
  expect(panel.getByRole('button', { name: 'Buy again, SWIM10' })).toBeVisible();
});

it('says where it works, for what, and what it was used for', async () => {
  const venues = [
    { id: uuid(900), name: 'Riverside', slug: 'riverside' },
    { id: uuid(901), name: 'Harbour', slug: 'harbour' },
  ];
  answer('listOwnedPackages', [
    owned(1, {
      venueRestriction: { type: 'group', id: uuid(5), name: 'Pools', venues },
      covers: [
        { id: uuid(3), name: 'Adult swim', reference: 'SWIM' },
        { id: uuid(6), name: null, reference: 'LANES' },
      ],
      history: [use(10, { quantity: 2, state: 'reserved' }), use(11, {}), use(12, { name: null, startsAt: null })],
    }),
  ]);
  show();
  const panel = within(await screen.findByRole('region', { name: 'SWIM10' }));
  expect(panel.getByText('Pools: Riverside, Harbour')).toBeVisible();
  expect(panel.getByText('For Adult swim, LANES')).toBeVisible();
  const uses = within(panel.getByRole('list', { name: 'What SWIM10 was used for' })).getAllByRole('listitem');
  expect(uses.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Lane swim, .*14 Nov.*In the basket2 uses$/),
    expect.stringMatching(/^Lane swim, .*14 Nov.*Used 10 Nov 2026, 09:001 use$/),
    expect.stringMatching(/^Something booked before.*1 use$/),
  ]);
});

it('is bought again for the customer alone, or says why it is not sold', async () => {
  answer('listOwnedPackages', [owned(1)]);
  const bodies: unknown[] = [];
  refuse('addCartItems', 'not_sold', {}, { seen: ({ body }) => bodies.push(body) });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again, SWIM10' }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  expect(toasts[0]?.message).toBe('This cannot be bought online, please ask at the venue');
  expect(JSON.stringify(bodies)).not.toContain('purchased_for_user_id');
  expect(loadPage).not.toHaveBeenCalled();
});

it('leads to the packages of the home venue, with and without some of one’s own', async () => {
  answer('getAuthUser', { ...alexState, homeVenueSlug: 'riverside' });
  answer('listOwnedPackages', [owned(1)]);
  const shop = 'http://bookings.touchline.localhost:3000/packages/location/riverside';
  const { unmount } = show();
  await waitFor(() => expect(screen.getByRole('link', { name: 'More packages' })).toHaveAttribute('href', shop));
  unmount();
  answer('listOwnedPackages', []);
  show({ language: 'cy' });
  expect(await screen.findByRole('heading', { name: 'Dim pecynnau' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gweld pecynnau' })).toHaveAttribute('href', shop));
});

it('turns the page, and begins with the first one of another person who is acted for', async () => {
  const requests: string[] = [];
  answerBy('listOwnedPackages', ({ url: { searchParams } }) => {
    const [page, person] = [Number(searchParams.get('page')), searchParams.get('selected_user_id')];
    requests.push(`${person ?? 'own'} ${page}`);
    const name = person === null ? `Swims ${page}` : 'Judo';
    const data = [owned(page, { package: { id: uuid(2), name, friendlyName: null } })];
    return { data, pagination: listPage(page, person === null ? 2 : 1) };
  });
  const { become } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('region', { name: 'Swims 2' })).toBeVisible();
  become({ ...member, selectedUserId: 8 });
  expect(screen.queryByRole('region', { name: 'Swims 2' })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Judo' })).toBeVisible();
  expect(requests).toEqual(['own 1', 'own 2', '8 1']);
});

it('says that it is loading, then that it failed, and tries again', async () => {
  refuse('listOwnedPackages', 'unexpected');
  show();
  expect(screen.getByText('Loading your packages')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  answer('listOwnedPackages', [owned(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'SWIM10' })).toBeVisible();
});
