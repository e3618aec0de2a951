import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthState } from '#contract/customers/users.ts';
import { alexState, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './close-dialog.tsx';
import './password-dialog.tsx';
import { DetailsView } from './details-view.tsx';

withSiteServer();

const show = (state: Partial<AuthState> = {}, stage: Stage = {}) => {
  answer('getAuthUser', { ...alexState, ...state });
  return renderOnSite(<DetailsView selectedUserId={null} />, { zone: 'account', session: member, ...stage });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('shows values first; a part opens in its place, is saved, and closes', async () => {
  const bodies: unknown[] = [];
  answer('updateUser', alexState.user, { seen: ({ body }) => bodies.push(body) });
  const { toasts } = show();
  expect(await screen.findByText('14 Wharf Street, Sowerby Bridge, HX6 2AE')).toBeVisible();
  await press('Change Address');
  const town = screen.getByLabelText('Town or city');
  await userEvent.clear(town);
  await userEvent.type(town, 'Halifax');
  await press('Save');
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Your details have been saved' }]));
  const address = { address1: '14 Wharf Street', address2: null, area: null, town: 'Halifax', postcode: 'HX6 2AE' };
  expect(bodies).toEqual([{ data: { address: { ...address, country: 'GB' } } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Address' })).toHaveFocus());
});

it('says what is wrong with a field, keeps what was typed, and undoes it', async () => {
  show();
  await press('Change Name');
  await userEvent.clear(screen.getByLabelText('First name'));
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('First name: Fill this in');
  await press('Undo');
  expect(screen.getByText('Alex Morgan')).toBeVisible();
});

it('sends a link to a new address, and says so where the address is taken', async () => {
  refuse('updateUser', 'validation_failed', { errors: { email: ['Already in use'] } }, { once: true });
  const { toasts } = show();
  await press('Change Email');
  const field = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(field);
  await userEvent.type(field, 'jo@example.com');
  await userEvent.type(screen.getByLabelText('Current password'), 'secret-words');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email: Already in use');
  answer('updateUser', alexState.user);
  await press('Save');
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual([expect.stringMatching(/jo@example.com/)]));
});

it('keeps the choice of news', async () => {
  const bodies: unknown[] = [];
  answer('updateUser', alexState.user, { seen: ({ body }) => bodies.push(body) });
  show();
  await userEvent.click(await screen.findByLabelText(/^Text message/));
  await press('Save choices');
  await waitFor(() =>
    expect(bodies).toEqual([
      { data: { marketing_preferences: { email: false, sms: true, phone: false, post: false } } },
    ]),
  );
});

it('asks for the password before the data are sent, and says when it is wrong', async () => {
  refuse('exportMyData', 'validation_failed', { errors: { current_password: ['Wrong'] } }, { once: true });
  const { toasts } = show();
  await press('Download');
  const dialog = within(await screen.findByRole('dialog', { name: 'Download everything' }));
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret-words');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('This is not your current password')).toBeVisible();
  answer('exportMyData', null);
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'The link is on its way to your email' }]));
});

it('closes the account after saying what is still open, and keeps it while there is time', async () => {
  answer('listMemberships', [makeMembership()]);
  answer('listPenalties', []);
  answer('listDebts', []);
  answer('listCreditEntries', []);
  answer('closeAccount', { closesAt: '2099-12-10T09:00:00Z' });
  answer('keepAccount', null);
  const { toasts } = show();
  await press('Close');
  const question = within(await screen.findByRole('alertdialog', { name: 'Close your account?' }));
  expect(await question.findByText(/Family membership is active/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Go on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret-words');
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(await screen.findByText(/^Your account is closed on 10 Dec 2099/)).toBeVisible();
  await press('Keep account');
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Your account stays open' }]));
});

it('shows the details of a child who is acted for, and none of an adult with a log-in', async () => {
  const child = { ...alexState.user, id: 8, uuid: uuid(8), firstName: 'Sam', email: null };
  answer('getUser', child);
  const { become } = show({}, { session: { ...member, selectedUserId: 8 } });
  expect(await screen.findByRole('region', { name: 'About Sam Morgan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change Email' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your data' })).not.toBeInTheDocument();
  answer('getUser', { ...child, id: 9, firstName: 'Jo', reference: null });
  become({ ...member, selectedUserId: 9 });
  expect(await screen.findByText(/^Jo has a log-in of their own/)).toBeVisible();
});
