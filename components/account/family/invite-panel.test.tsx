import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedUser } from '#contract/customers/users.ts';
import { held } from '#tests/support/held.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { InvitePanel } from './invite-panel.tsx';

withSiteServer();

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
  expect(await screen.findByRole('alert')).toHaveTextContent('You have as many people in your account as there can be');
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
