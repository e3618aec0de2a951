import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestPass } from '#contract/packages/guest-passes.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './give-dialog.tsx';
import { GuestPassesView } from './guest-passes-view.tsx';

withSiteServer();

const pass = (id: number, input: Partial<GuestPass> = {}): GuestPass => ({
  ...{ id: uuid(id), code: `RV7K42P${id}`, status: 'available', guestName: null, venue: null, validFrom: null },
  ...{ expiresAt: '2099-11-30T12:00:00Z', usedAt: null, gift: null },
  ...input,
});
const gift = { email: 'lee@example.com', givenAt: '2026-11-01T09:00:00Z' };

const show = (passes: GuestPass[], stage: Stage = {}) => {
  answer('listGuestPasses', { passes, options: [] });
  return renderOnSite(<GuestPassesView selectedUserId={null} />, { zone: 'account', session: member, ...stage });
};
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Send a guest pass' }));
};

it('shows what has become of every pass, and sends only what can still be used', async () => {
  const venue = { id: uuid(900), name: 'Riverside', slug: 'riverside' };
  show([
    pass(1, { venue }),
    pass(2, { gift }),
    pass(3, { status: 'used', guestName: 'Lee Akhtar', gift, usedAt: '2026-11-07T10:00:00Z' }),
    pass(4, { status: 'expired', expiresAt: '2026-10-31T12:00:00Z' }),
    pass(5, { expiresAt: null }),
  ]);
  expect((await screen.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
    'RV7K42P1Until 30 Nov 2099, RiversideAvailableSend',
    'RV7K42P2For lee@example.com, until 30 Nov 2099AvailableSend again',
    'RV7K42P3For Lee Akhtar, used 7 Nov 2026, 10:00Used',
    'RV7K42P4Ended 31 Oct 2026Expired',
    'RV7K42P5AvailableSend',
  ]);
  expect(screen.getByText('3 left')).toBeVisible();
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Send the pass RV7K42P1',
    'Send again, pass RV7K42P2',
    'Send the pass RV7K42P5',
  ]);
  expect(screen.queryByRole('region', { name: 'Buy guest passes' })).not.toBeInTheDocument();
});

it('is sent with a name and a few words, for the person acted for, and the list is read again', async () => {
  const bodies: unknown[] = [];
  const paths: string[] = [];
  answer('giveGuestPass', pass(1, { gift }), {
    seen: ({ url, body }) => {
      paths.push(url.pathname);
      bodies.push(body);
    },
  });
  const { toasts } = show([pass(1)], { session: { ...member, selectedUserId: 8 } });
  const dialog = await openDialog('Send the pass RV7K42P1');
  await userEvent.type(dialog.getByLabelText('Email of your guest'), 'lee@example.com');
  await userEvent.type(dialog.getByLabelText('Name of your guest (optional)'), 'Lee');
  await userEvent.type(dialog.getByLabelText('A few words (optional)'), 'See you there');
  answer('listGuestPasses', { passes: [pass(1, { gift, guestName: 'Lee' })], options: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Send the pass' }));
  expect(await screen.findByText(/^For Lee, until/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts).toMatchObject([{ type: 'success', message: 'The pass has been sent to lee@example.com' }]);
  expect(paths).toEqual([expect.stringContaining(uuid(1))]);
  expect(bodies).toEqual([
    { email: 'lee@example.com', guest_name: 'Lee', message: 'See you there', selected_user_id: 8 },
  ]);
});

it.each([
  ['pass_used', 'This guest pass has been used'],
  ['pass_expired', 'This guest pass has expired'],
] as const)('is not sent after %s, which the dialogue says, with what was typed still there', async (code, text) => {
  refuse('giveGuestPass', code);
  const { toasts } = show([pass(1)]);
  const dialog = await openDialog('Send the pass RV7K42P1');
  await userEvent.type(dialog.getByLabelText('Email of your guest'), 'lee@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the pass' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByLabelText('Email of your guest')).toHaveValue('lee@example.com');
  expect(toasts).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says that none are left, in Welsh too', async () => {
  show([], { language: 'cy' });
  expect(await screen.findByText('Dim ar ôl')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('says that it is loading, then that it failed, and tries again', async () => {
  refuse('listGuestPasses', 'unexpected');
  renderOnSite(<GuestPassesView selectedUserId={null} />, { zone: 'account', session: member });
  expect(screen.getByText('Loading your guest passes')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  answer('listGuestPasses', { passes: [pass(1)], options: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('RV7K42P1')).toBeVisible();
});
