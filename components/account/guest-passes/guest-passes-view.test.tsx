import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import { makeCart, money, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './give-dialog.tsx';

const loadPage = jest.fn<(target: string) => void>();
jest.unstable_mockModule('#lib/browser/load-page.ts', () => ({ loadPage }));
const { GuestPassesView } = await import('./guest-passes-view.tsx');

withSiteServer();

const pass = (id: number, input: Partial<GuestPass> = {}): GuestPass => ({
  ...{ id: uuid(id), code: `RV7K42P${id}`, status: 'available', guestName: null, venue: null, validFrom: null },
  ...{ expiresAt: '2099-11-30T23:59:59Z', usedAt: null, gift: null },
  ...input,
});
const options = [{ id: uuid(50), name: 'Guest pass', reference: 'GUEST', price: money(600) }];

const show = () => {
  answer('listGuestPasses', {
    passes: [pass(1), pass(2, { status: 'used', guestName: 'Lee Akhtar', usedAt: '2026-11-07T10:00:00Z' })],
    options,
  });
  return renderOnSite(<GuestPassesView selectedUserId={null} />, { zone: 'account', session: member });
};

const giveTo = async (email: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send the pass RV7K42P1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a guest pass' }));
  await userEvent.type(dialog.getByLabelText('Email of your guest'), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Send the pass' }));
  return dialog;
};

it('lists passes with what has become of them, and gives one to somebody by email', async () => {
  const bodies: unknown[] = [];
  answer('giveGuestPass', pass(1), { seen: ({ body }) => bodies.push(body) });
  const { toasts } = show();
  expect(await screen.findByText(/^For Lee Akhtar, used 7 Nov 2026/)).toBeVisible();
  expect(screen.getByText('1 left')).toBeVisible();
  await giveTo('robin@example.com');
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'The pass has been sent to robin@example.com' }]));
  expect(bodies).toEqual([{ email: 'robin@example.com' }]);
});

it('says what is wrong with the address, and why a pass cannot be given', async () => {
  refuse('giveGuestPass', 'pass_expired');
  show();
  const dialog = await giveTo('robin');
  expect(await dialog.findByText('Enter an email address such as name@example.com')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Email of your guest'), '@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the pass' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This guest pass has expired');
});

it('sells one through the basket', async () => {
  const bodies: unknown[] = [];
  answer('addCartItems', makeCart([]), { seen: ({ body }) => bodies.push(body) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Guest pass' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('http://bookings.touchline.localhost:3000/basket'));
  expect(bodies).toMatchObject([{ items: [{ purchasable_id: uuid(50), purchasable_type: 'pricingOption' }] }]);
});
