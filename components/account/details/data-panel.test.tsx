import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { held } from '#tests/support/held.ts';
import { alexState, money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './close-dialog.tsx';
import { DataPanel } from './data-panel.tsx';
import { NewsPanel } from './details-view.tsx';
import './password-dialog.tsx';

withSiteServer();

const account: Stage = { zone: 'account', session: member };
const show = (closesAt: string | null = null) => renderOnSite(<DataPanel closesAt={closesAt} />, account);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const closed = { closesAt: '2099-12-10T09:00:00Z' };
const lost = { type: 'danger', message: 'There is no connection. Nothing is lost, please try again.' };

const owesNothing = () => {
  answer('listMemberships', []);
  answer('listPenalties', []);
  answer('listDebts', []);
  answer('listCreditEntries', []);
};
const openExport = async () => {
  await press('Download');
  return within(await screen.findByRole('dialog', { name: 'Download everything' }));
};
/** Goes on with closing, up to the password. */
const goOnClosing = async () => {
  await press('Close');
  await press('Go on');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
  const submit = () => userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  return { dialog, submit, password: dialog.getByLabelText('Current password') };
};

it('does not ask for the data without a password', async () => {
  show();
  const dialog = await openExport();
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  const password = dialog.getByLabelText('Current password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Fill this in'));
  expect(password).toHaveFocus();
});

it('asks for the data once, however often Enter is pressed, and gives the focus back', async () => {
  const bodies: unknown[] = [];
  const { until, release } = held();
  answer('exportMyData', null, { seen: ({ body }) => bodies.push(body), after: until });
  const { toasts } = show();
  const dialog = await openExport();
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret-words{Enter}');
  const submit = dialog.getByRole('button', { name: 'Download' });
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  await userEvent.type(dialog.getByLabelText('Current password'), '{Enter}');
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([{ current_password: 'secret-words' }]);
  expect(toasts).toEqual([{ type: 'success', message: 'The link is on its way to your email' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus());
});

it.each([
  ['the connection is lost', () => loseFirstAnswer('exportMyData', null), lost.message],
  [
    'there were too many attempts',
    () => {
      answer('exportMyData', null);
      refuse('exportMyData', 'too_many_requests', {}, { once: true });
    },
    'Too many attempts, please try again later',
  ],
])('keeps the password in its field when %s, and asks again', async (_, prepare, message) => {
  prepare();
  const { toasts } = show();
  const dialog = await openExport();
  const password = dialog.getByLabelText('Current password');
  await userEvent.type(password, 'secret-words');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(password).toHaveDisplayValue('secret-words');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
});

it('says before closing what is owed, held and lost, each with the way to it', async () => {
  owesNothing();
  const held = makeMembership({ isHolder: true });
  const theirs = makeMembership({ id: uuid(602), isHolder: false, membershipType: { id: uuid(603), name: 'Gym' } });
  answer('listMemberships', [held, theirs]);
  answer('listPenalties', [
    {
      ...{ id: uuid(60), name: 'Late cancellation', reason: 'Boxing fit', amount: money(500) },
      ...{ status: 'outstanding', bookingId: null, createdAt: '2026-11-01T09:00:00Z' },
    },
  ]);
  const entry = {
    amount: money(300),
    balance: money(300),
    reason: 'goodwill' as const,
    orderId: null,
    bookingId: null,
  };
  answerBy('listCreditEntries', ({ url }) => ({
    data:
      url.searchParams.get('type') === 'general'
        ? [{ ...entry, id: uuid(80), type: 'general', createdAt: '2026-11-01T09:00:00Z' }]
        : [],
  }));
  show();
  await press('Close');
  const question = within(await screen.findByRole('alertdialog', { name: 'Close your account?' }));
  await waitFor(() =>
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Family membership is active. Leave it first',
      '£5.00 is to be paid. Pay it first',
      '£3.00 of credit is lost.',
    ]),
  );
  expect(question.getByRole('link', { name: 'Leave it first' })).toHaveAttribute('href', '/memberships');
  expect(question.getByRole('link', { name: 'Pay it first' })).toHaveAttribute('href', '/payments');
  await userEvent.click(question.getByRole('button', { name: 'Keep account' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
});

it('is not closed while something is to be paid, and is closed once it is', async () => {
  owesNothing();
  refuse('closeAccount', 'balance_outstanding');
  show();
  const { dialog, submit, password } = await goOnClosing();
  await userEvent.type(password, 'secret-words');
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something is still to be paid, please pay it first');
  expect(password).toHaveDisplayValue('secret-words');
  answer('closeAccount', closed);
  await submit();
  expect(await screen.findByText(/^Your account is closed on 10 Dec 2099/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus());
});

it('is not closed with a wrong password, to which the focus goes', async () => {
  owesNothing();
  refuse('closeAccount', 'validation_failed', { errors: { current_password: ['Wrong'] } });
  show();
  const { submit, password } = await goOnClosing();
  await userEvent.type(password, 'secret-word');
  await submit();
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password'));
  expect(password).toHaveFocus();
});

it('still says that it is being closed when keeping it fails, and keeps it when asked again', async () => {
  loseFirstAnswer('keepAccount', null);
  const { toasts } = show(closed.closesAt);
  await press('Keep account');
  await waitFor(() => expect(toasts).toEqual([lost]));
  expect(screen.getByText(/^Your account is closed on 10 Dec 2099/)).toBeVisible();
  await press('Keep account');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ type: 'success', message: 'Your account stays open' }));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus());
});

it('shows the address for a calendar once it is made, and says when it is not', async () => {
  answer('getCalendarFeed', { url: 'https://touchline.test/calendar/a.ics' });
  refuse('getCalendarFeed', 'unexpected', {}, { once: true });
  const { toasts } = show();
  await press('Make an address');
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  expect(screen.queryByLabelText('Address for your calendar')).not.toBeInTheDocument();
  await press('Make an address');
  const address = await screen.findByLabelText('Address for your calendar');
  expect(address).toHaveDisplayValue('https://touchline.test/calendar/a.ics');
  expect(address).toHaveAccessibleDescription('Copy it now: it is not shown again.');
});

it('keeps the choices of news that were ticked when they are not saved', async () => {
  const bodies: unknown[] = [];
  answer('updateUser', alexState.user, { seen: ({ body }) => bodies.push(body) });
  refuse('updateUser', 'unexpected', {}, { once: true });
  const marketingPreferences = { email: true, sms: false, phone: false, post: false };
  const { toasts } = renderOnSite(<NewsPanel user={{ ...alexState.user, marketingPreferences }} />, account);
  expect(screen.getByLabelText(/^Email/)).toBeChecked();
  await userEvent.click(screen.getByLabelText(/^Email/));
  await userEvent.click(screen.getByLabelText(/^Post/));
  await press('Save choices');
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  expect(screen.getByLabelText(/^Email/)).not.toBeChecked();
  expect(screen.getByLabelText(/^Post/)).toBeChecked();
  await press('Save choices');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ type: 'success', message: 'Your choices have been saved' }));
  const sent = { email: false, sms: false, phone: false, post: true };
  expect(bodies).toEqual([{ data: { marketing_preferences: sent } }]);
});
