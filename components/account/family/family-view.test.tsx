import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/people/add-child.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { held } from '#tests/support/held.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer, loseFirstAnswer } from '#tests/support/site-server.ts';
import './hand-over-dialog.tsx';
import { FamilyView, InvitePanel } from './family-view.tsx';

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

describe('invite panel', () => {
  const invited: LinkedUser = {
    ...{ id: 2, status: 'pending', relationship: 'sibling', createdAt: '2026-11-16T09:00:00Z', confirmedAt: null },
    referencedUser: { id: 102, name: '100200301', dateOfBirth: null },
  };

  const show = (stage: Stage = {}) =>
    renderOnSite(<InvitePanel userId={7} />, { zone: 'account', session: member, ...stage });

  const field = () => screen.getByLabelText('Email or customer number');

  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));

  const sent = (name: string) => ({ type: 'success', message: `The invitation to ${name} has been sent` });

  it('invites by customer number as what was chosen, and is empty for the next', async () => {
    const bodies: unknown[] = [];
    answer('createLinkedUser', invited, { seen: ({ body }) => bodies.push(body) });
    const { toasts } = show();
    const relation = screen.getByLabelText('You are their');
    expect(
      within(relation)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Partner', 'Parent', 'Sibling', 'Employee', 'Carer']]);
    await userEvent.selectOptions(relation, 'Sibling');
    await userEvent.type(field(), ' 100200301 ');
    await send();
    await waitFor(() => expect(toasts).toEqual([sent('100200301')]));
    expect(bodies).toEqual([{ data: { relationship: 'sibling', email_or_reference: '100200301' } }]);
    expect(field()).toHaveDisplayValue('');
    expect(relation).toHaveDisplayValue('Partner');
  });

  it.each([
    ['nothing', '   ', 'Fill this in'],
    ['more than a line', 'x'.repeat(256), 'Use at most 255 characters'],
  ])('does not send %s, and goes to the field', async (_, typed, problem) => {
    const bodies: unknown[] = [];
    answer('createLinkedUser', invited, { seen: ({ body }) => bodies.push(body) });
    show();
    await userEvent.click(field());
    await userEvent.paste(typed);
    await send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(problem));
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(bodies).toEqual([]);
  });

  it('says at the field that nobody has this number, and sends the one that is right', async () => {
    answer('createLinkedUser', invited);
    const message = 'We could not find anyone with that reference';
    refuse('createLinkedUser', 'validation_failed', { errors: { email_or_reference: [message] } }, { once: true });
    const { toasts } = show();
    await userEvent.selectOptions(screen.getByLabelText('You are their'), 'Carer');
    await userEvent.type(field(), '10020030');
    await send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    expect(field()).toHaveFocus();
    expect(screen.getByLabelText('You are their')).toHaveDisplayValue('Carer');
    await userEvent.type(field(), '1');
    await send();
    await waitFor(() => expect(toasts).toEqual([sent('100200301')]));
  });

  it('says that there can be no more people, with what was typed still there', async () => {
    refuse('createLinkedUser', 'linked_user_limit');
    show();
    await userEvent.type(field(), 'jo@example.com');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have as many people in your account as there can be',
    );
    expect(field()).toHaveDisplayValue('jo@example.com');
  });

  it('is the same invitation when it is sent again after the connection was lost', async () => {
    const keys = loseFirstAnswer('createLinkedUser', invited);
    const { toasts } = show();
    await userEvent.type(field(), 'jo@example.com');
    await send();
    const lost = 'There is no connection. Nothing is lost, please try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(lost);
    expect(field()).toHaveDisplayValue('jo@example.com');
    await send();
    await waitFor(() => expect(toasts).toEqual([sent('jo@example.com')]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is sent once, however often Enter is pressed', async () => {
    const bodies: unknown[] = [];
    const { until, release } = held();
    answer('createLinkedUser', invited, { seen: ({ body }) => bodies.push(body), after: until });
    const { toasts } = show();
    await userEvent.type(field(), 'jo@example.com{Enter}');
    const button = screen.getByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(field(), '{Enter}');
    release();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(button).not.toHaveAttribute('aria-busy');
    expect(bodies).toHaveLength(1);
  });

  it('says in Welsh that somebody is linked already', async () => {
    refuse('createLinkedUser', 'link_state');
    show({ language: 'cy' });
    await userEvent.type(screen.getByLabelText('E-bost neu rif cwsmer'), 'jo@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Anfon gwahoddiad' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ni ellir newid y cyswllt hwn');
  });
});
