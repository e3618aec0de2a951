import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedUser } from '#contract/customers/users.ts';
import { held } from '#tests/support/held.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { FamilyView } from './family-view.tsx';
import './hand-over-dialog.tsx';

withSiteServer();

const link = (id: number, name: string, input: Partial<LinkedUser> = {}): LinkedUser => ({
  ...{ id, status: 'successful', relationship: 'partner', createdAt: '2026-11-16T09:00:00Z', confirmedAt: null },
  referencedUser: { id: id + 100, name, dateOfBirth: null },
  ...input,
});
const born = { id: 101, name: 'Sam Morgan', dateOfBirth: '2017-06-02' };
const sam = link(1, 'Sam Morgan', { relationship: 'parent', hasLogIn: false, referencedUser: born });
const jo = link(2, 'Jo Morgan', { status: 'pending' });
const dee = link(3, 'Dee Mortimer', { hasLogIn: true });
const chris = link(5, 'Chris Morgan', { status: 'pending', relationship: 'sibling' });

const know = (outgoing: LinkedUser[], incoming: LinkedUser[] = []) =>
  answerBy('listLinkedUsers', ({ url }) => ({
    data: url.searchParams.get('direction') === 'incoming' ? incoming : outgoing,
  }));
const show = (outgoing: LinkedUser[], incoming: LinkedUser[] = []) => {
  answer('getAuthUser', alexState);
  know(outgoing, incoming);
  return renderOnSite(<FamilyView userId={7} />, { zone: 'account', session: member });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findRow = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
const cannotChange = { type: 'danger', message: 'This link cannot be changed' };
const lost = { type: 'danger', message: 'There is no connection. Nothing is lost, please try again.' };

it('offers for each person what can be done with them, and no more', async () => {
  show([sam, jo, dee, link(4, 'Kit Hale', { status: 'revoked' })]);
  const actions = async (name: string) =>
    (await findRow(name)).queryAllByRole('button').map(({ textContent }) => textContent);
  expect(await actions('Sam Morgan')).toEqual(['Hand over', 'End link']);
  expect(await actions('Jo Morgan')).toEqual(['Send again', 'Withdraw']);
  expect(await actions('Dee Mortimer')).toEqual(['End link']);
  expect(await actions('Kit Hale')).toEqual([]);
  expect(screen.getByText('Child, born 2 Jun 2017')).toBeVisible();
});

it.each([
  [
    'an invitation that is taken back',
    'Withdraw the invitation to Jo Morgan',
    'The invitation to Jo Morgan has been withdrawn',
  ],
  ['a link that is ended', 'End link with Dee Mortimer', 'You are not linked with Dee Mortimer any more'],
])('is busy with %s, then says so, and the list is read again', async (_, button, message) => {
  const { until, release } = held();
  answer('updateLinkedUser', jo, { after: until });
  const { toasts } = show([jo, dee]);
  await press(button);
  expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
  know([]);
  release();
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', message }]));
  await waitFor(() => expect(screen.queryByText('Jo Morgan')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
});

it.each([
  ['Accept Chris Morgan', 'Chris Morgan can book for you now'],
  ['Decline Chris Morgan', 'You have declined Chris Morgan'],
])('%s: says what has become of it, and asks no more', async (button, message) => {
  answer('updateLinkedUser', chris);
  const { toasts } = show([], [chris]);
  const asking = await screen.findByRole('region', { name: 'Chris Morgan asks to link with you' });
  expect(within(asking).getByText(/^Sibling\. Linked people can book for each other/)).toBeVisible();
  know([], [{ ...chris, status: 'successful' }]);
  await press(button);
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', message }]));
  await waitFor(() => expect(asking).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
});

it.each([
  'Accept Chris Morgan',
  'Decline Chris Morgan',
  'Withdraw the invitation to Jo Morgan',
  'End link with Sam Morgan',
])('%s: stays as it is, with the reason, when it was changed elsewhere', async (button) => {
  refuse('updateLinkedUser', 'link_state');
  const { toasts } = show([sam, jo], [chris]);
  await press(button);
  await waitFor(() => expect(toasts).toEqual([cannotChange]));
  expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
});

it('accepts when asked again after the connection was lost', async () => {
  loseFirstAnswer('updateLinkedUser', chris);
  const { toasts } = show([], [chris]);
  await press('Accept Chris Morgan');
  await waitFor(() => expect(toasts).toEqual([lost]));
  await press('Accept Chris Morgan');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ type: 'success' }));
});

it('sends an invitation again once, even where the first answer is lost, and says when it cannot', async () => {
  const keys = loseFirstAnswer('sendInvitation', jo);
  const { toasts } = show([jo]);
  const again = 'Send again, invitation to Jo Morgan';
  await press(again);
  await waitFor(() => expect(toasts).toEqual([lost]));
  await press(again);
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: 'The invitation to Jo Morgan has been sent' }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  refuse('sendInvitation', 'link_state');
  await press(again);
  await waitFor(() => expect(toasts.at(-1)).toEqual(cannotChange));
});

describe('the account of a child is handed over', () => {
  const open = async () => {
    await press('Hand over the account of Sam Morgan');
    const dialog = within(await screen.findByRole('dialog', { name: 'A log-in for Sam Morgan' }));
    const field = dialog.getByLabelText('Their email');
    return { dialog, field, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send invitation' })) };
  };

  it('only to an address, which is nobody else’s', async () => {
    answer('sendInvitation', sam);
    refuse('sendInvitation', 'validation_failed', { errors: { email: ['Already in use'] } }, { once: true });
    const { toasts } = show([sam]);
    const { field, send } = await open();
    await userEvent.type(field, 'sam@example');
    await send();
    const problem = 'Enter an email address such as name@example.com';
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    await userEvent.type(field, '.com');
    await send();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Already in use'));
    expect(field).toHaveFocus();
    expect(field).toHaveDisplayValue('sam@example.com');
    await userEvent.type(field, '{Home}my-');
    await send();
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'The invitation to Sam Morgan has been sent' }]));
    const opener = screen.getByRole('button', { name: 'Hand over the account of Sam Morgan' });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('once, and not while somebody logs in as them already', async () => {
    const bodies: unknown[] = [];
    const { until, release } = held();
    answer('sendInvitation', sam, { seen: ({ body }) => bodies.push(body), after: until });
    refuse('sendInvitation', 'link_state', {}, { once: true });
    show([sam]);
    const { dialog, field, send } = await open();
    await userEvent.type(field, 'sam@example.com');
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This link cannot be changed');
    expect(field).toHaveDisplayValue('sam@example.com');
    await userEvent.type(field, '{Enter}');
    const button = dialog.getByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(field, '{Enter}');
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toHaveLength(1);
  });
});

it('says that the people did not load, and reads them when asked again', async () => {
  answer('getAuthUser', alexState);
  know([sam]);
  refuse('listLinkedUsers', 'unexpected');
  renderOnSite(<FamilyView userId={7} />, { zone: 'account', session: member });
  expect(screen.getByText('Loading your people')).toBeVisible();
  await screen.findByRole('alert');
  know([sam]);
  await press('Try again');
  expect(await screen.findByText('Sam Morgan')).toBeVisible();
});
