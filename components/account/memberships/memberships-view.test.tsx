import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCart, money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './leave-dialog.tsx';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { MembershipsView } = await import('./memberships-view.tsx');

withSiteServer();
beforeEach(() => loadPage.mockClear());

const show = (stage: Stage = {}) =>
  renderOnSite(<MembershipsView selectedUserId={null} />, { zone: 'account', session: member, ...stage });
const basket = 'http://bookings.touchline.localhost:3000/basket';

it('shows what a membership costs, includes and whom it covers, and those from before', async () => {
  const before = makeMembership({ id: uuid(610), status: 'expired', startsOn: '2022-03-01', endsOn: '2023-02-28' });
  answer('listMemberships', [makeMembership(), before]);
  show();
  const card = within(await screen.findByRole('region', { name: 'Family membership' }));
  expect(card.getByText('£62.00')).toBeVisible();
  expect(card.getByText('Swims and Courts (Adult): £4.80 instead of £5.60')).toBeVisible();
  expect(card.getByText('Gym: free')).toBeVisible();
  expect(card.getByText('Guest passes: 1 of 2 used this month')).toBeVisible();
  expect(card.getByText('On it: Alex Morgan, Sam Morgan')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Before' })).getByText(/1 Mar 2022 to 28 Feb 2023/)).toBeVisible();
});

it('renews through the basket', async () => {
  const renewal = {
    membershipRenewalId: uuid(620),
    summary: 'For another year',
    price: money(6200),
    newMembership: null,
  };
  answer('listMemberships', [makeMembership({ renewal })]);
  const bodies: unknown[] = [];
  answer('addCartItems', makeCart([]), { seen: ({ body }) => bodies.push(body) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Renew for £62.00, Family membership' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(basket));
  expect(bodies).toMatchObject([{ items: [{ purchasable_id: uuid(620), purchasable_type: 'membershipRenewal' }] }]);
});

it('changes through the basket, with what is due today', async () => {
  const change = {
    membershipType: { id: uuid(630), name: 'Anytime' },
    ...{ summary: 'For you alone', price: money(0), newPrice: money(3800), takesEffectOn: '2099-12-01' },
  };
  answer('listMemberships', [makeMembership({ changes: [change] })]);
  const bodies: unknown[] = [];
  answer('changeMembership', makeCart([]), { seen: ({ body }) => bodies.push(body) });
  show();
  expect(await screen.findByText('£38.00 for each period, from 1 Dec 2099')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose Anytime' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(basket));
  expect(bodies).toEqual([{ membership_type_id: uuid(630) }]);
});

it('is left only after a question whose first button keeps it', async () => {
  answer('listMemberships', [makeMembership()]);
  answer('leaveMembership', makeMembership({ endsOn: '2099-12-31' }));
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave on 31 Dec 2099' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave your membership?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep membership' })).toHaveFocus());
  expect(dialog.getByText('The membership ends for: Alex Morgan, Sam Morgan')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave on 31 Dec 2099' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'You leave on 31 Dec 2099' }]));
});

it('says until when the minimum term lasts, and lists what is counted once', async () => {
  const uses = [{ name: 'One free class', used: 0, total: 1, period: 'week' as const }];
  const counted = { count: 1, period: 'week' as const };
  const inclusions = [
    { kind: 'benefit' as const, name: 'One free class', activities: ['Classes'], discountPercent: 100, uses: counted },
  ];
  const bound = { minimumTermEndsOn: '2099-06-14', leavableOn: null };
  answer('listMemberships', [makeMembership({ ...bound, inclusions, uses })]);
  show();
  expect(await screen.findByText('It cannot end before 14 Jun 2099.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Leave/ })).not.toBeInTheDocument();
  expect(screen.getAllByText(/^One free class/).map(({ textContent }) => textContent)).toEqual([
    'One free class: 0 of 1 used this week',
  ]);
});

it('says why it cannot be left yet', async () => {
  answer('listMemberships', [makeMembership()]);
  refuse('leaveMembership', 'minimum_term');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave on 31 Dec 2099' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave on 31 Dec 2099' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This membership cannot end yet');
});

it('that is being left can be kept', async () => {
  const leaving = { askedAt: '2026-11-18T09:00:00Z', reason: null };
  answer('listMemberships', [makeMembership({ leaving, endsOn: '2099-12-31', leavableOn: null })]);
  answer('stayInMembership', makeMembership());
  const { toasts } = show();
  expect(await screen.findByText('This membership ends on 31 Dec 2099.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay a member' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'You stay a member' }]));
});

it('says that there is none, in Welsh too, and tries again after a failure', async () => {
  refuse('listMemberships', 'unexpected');
  show({ language: 'cy' });
  await screen.findByRole('alert');
  answer('listMemberships', []);
  await userEvent.click(screen.getByRole('button', { name: 'Rhoi cynnig arall arni' }));
  expect(await screen.findByRole('heading', { name: 'Dim aelodaeth eto' })).toBeVisible();
});
