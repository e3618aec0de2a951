import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/people/add-child.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './hand-over-dialog.tsx';
import { FamilyView } from './family-view.tsx';

withSiteServer();

const link = (id: number, name: string, input: Partial<LinkedUser> = {}): LinkedUser => ({
  ...{ id, status: 'successful', relationship: 'partner', createdAt: '2026-11-16T09:00:00Z', confirmedAt: null },
  referencedUser: { id: id + 100, name, dateOfBirth: null },
  ...input,
});
const sam = link(1, 'Sam Morgan', { relationship: 'parent', hasLogIn: false });
const jo = link(2, 'Jo Morgan', { status: 'pending', invitedEmail: 'jo@example.com' });

const show = (outgoing = [sam, jo], incoming: LinkedUser[] = [], stage: Stage = {}) => {
  answer('getAuthUser', alexState);
  answerBy('listLinkedUsers', ({ url }) => ({
    data: url.searchParams.get('direction') === 'incoming' ? incoming : outgoing,
  }));
  return renderOnSite(<FamilyView userId={7} />, { zone: 'account', session: member, ...stage });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('lists the account holder and their people with the state of each link, without those withdrawn', async () => {
  show([sam, jo, link(3, 'Dee Mortimer', { status: 'revoked' }), link(4, 'Al Gone', { status: 'cancelled' })]);
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(await people.findByText('Alex Morgan (You)')).toBeVisible();
  expect(people.getByText('Child')).toBeVisible();
  expect(people.getByText('Partner, invited 16 Nov 2026, jo@example.com')).toBeVisible();
  expect(people.getByText('Revoked')).toBeVisible();
  expect(people.queryByText('Al Gone')).not.toBeInTheDocument();
});

it.each([
  ['Withdraw the invitation to Jo Morgan', 'cancelled'],
  ['End link with Sam Morgan', 'revoked'],
])('%s', async (name, status) => {
  const bodies: unknown[] = [];
  answer('updateLinkedUser', jo, { seen: ({ body }) => bodies.push(body) });
  const { toasts } = show();
  await press(name);
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  expect(bodies).toEqual([{ data: { status } }]);
});

it.each([
  ['Accept Chris Morgan', 'successful'],
  ['Decline Chris Morgan', 'revoked'],
])('%s, who asks to be linked', async (name, status) => {
  const bodies: unknown[] = [];
  answer('updateLinkedUser', jo, { seen: ({ body }) => bodies.push(body) });
  show([], [link(5, 'Chris Morgan', { status: 'pending', relationship: 'sibling' })]);
  expect(await screen.findByRole('heading', { name: 'Chris Morgan asks to link with you' })).toBeVisible();
  await press(name);
  await waitFor(() => expect(bodies).toEqual([{ data: { status } }]));
});

it('sends an invitation again, and hands an account over to a child who has grown up', async () => {
  const bodies: unknown[] = [];
  answer('sendInvitation', jo, { seen: ({ body }) => bodies.push(body) });
  const { toasts } = show();
  await press('Send again, invitation to Jo Morgan');
  await waitFor(() => expect(toasts).toHaveLength(1));
  await press('Hand over the account of Sam Morgan');
  const dialog = within(await screen.findByRole('dialog', { name: 'A log-in for Sam Morgan' }));
  await userEvent.type(dialog.getByLabelText('Their email'), 'sam@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(bodies).toEqual([{ data: {} }, { data: { email: 'sam@example.com' } }]));
});

it('invites somebody by email or customer number, and says why not', async () => {
  refuse('createLinkedUser', 'link_state', { message: 'Jo Morgan is in your account already' }, { once: true });
  const { toasts } = show();
  const form = within(await screen.findByRole('region', { name: 'Invite someone' }));
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByText('Fill this in')).toBeVisible();
  await userEvent.type(form.getByLabelText('Email or customer number'), 'jo@example.com');
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Jo Morgan is in your account already');
  const bodies: unknown[] = [];
  answer('createLinkedUser', jo, { seen: ({ body }) => bodies.push(body) });
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  expect(bodies).toEqual([{ data: { relationship: 'partner', email_or_reference: 'jo@example.com' } }]);
});

it('adds a child, who is in the account at once', async () => {
  answer('createLinkedUser', sam);
  const { toasts } = show();
  await press('Add a child');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
  await userEvent.type(dialog.getByLabelText('First name'), 'Sam');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Morgan');
  await userEvent.type(dialog.getByLabelText('Date of birth'), '02-06-2017');
  await userEvent.click(dialog.getByRole('button', { name: 'Add and choose' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'The child is in your account' }]));
});

it('says that the people did not load, in Welsh too', async () => {
  answer('getAuthUser', alexState);
  refuse('listLinkedUsers', 'unexpected');
  renderOnSite(<FamilyView userId={7} />, { zone: 'account', session: member, language: 'cy' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ni ellid llwytho hyn.');
});
