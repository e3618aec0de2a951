import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alex } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { answer, refuse } from '#tests/support/site-server.ts';
import { RecordView } from './record-view.tsx';

withDesk();

const show = (stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) =>
  showDesk(<RecordView renderedAt={Date.now()} />, stage);
const request = { email: 'new@example.com', askedBy: 'Frances Holt', isOwn: false, askedAt: '2026-11-09T10:00:00Z' };

it('is asked for, and then waits for somebody else', async () => {
  const sent: unknown[] = [];
  answer('updateUser', alex.user, {
    seen: ({ body }) => {
      sent.push(body);
      answer('getDeskCustomer', { ...alex, askedEmail: { ...request, isOwn: true } });
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change email address' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for this address' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter an email address/));
  await userEvent.type(dialog.getByRole('textbox'), 'new@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for this address' }));
  expect(await screen.findByText(/^new@example.com was asked for by Frances Holt/)).toBeVisible();
  expect(screen.getByText(/^You asked for it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Allow this address' })).toBeNull();
  expect(sent).toEqual([{ data: { email: 'new@example.com' } }]);
});

/** Opens the form and asks for an address. */
async function askFor(email: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change email address' }));
  await userEvent.type(dialog.getByRole('textbox'), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for this address' }));
  return dialog;
}

it.each(['nobody@', '@example.com', 'a b@example.com', `${'a'.repeat(64)}@example`])(
  'that is no address, %s, goes nowhere: the field says so and has the focus',
  async (email) => {
    const sent: unknown[] = [];
    answer('updateUser', alex.user, { seen: ({ body }) => void sent.push(body) });
    show();
    const field = (await askFor(email)).getByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an email address/));
    expect(field).toHaveFocus();
    expect(sent).toEqual([]);
  },
);

it('is sent without the spaces around it', async () => {
  const sent: unknown[] = [];
  answer('updateUser', alex.user, { seen: ({ body }) => void sent.push(body) });
  show();
  await askFor(' new@example.com ');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ data: { email: 'new@example.com' } }]);
});

it('that the server refuses is said at the field, which has the focus; another failure above it', async () => {
  refuse('updateUser', 'unexpected');
  refuse('updateUser', 'validation_failed', { errors: { email: ['Already in use'] } }, { once: true });
  show();
  const dialog = await askFor('taken@example.com');
  const field = dialog.getByRole('textbox');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Already in use/));
  expect(field).toHaveFocus();
  expect(dialog.queryByRole('alert')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for this address' }));
  expect(await dialog.findByText(/Something has gone wrong/)).toBeVisible();
  expect(field).toHaveValue('taken@example.com');
});

it('that another has asked for is allowed', async () => {
  const paths: string[] = [];
  answer('getDeskCustomer', { ...alex, askedEmail: request });
  answer('allowEmail', null, {
    seen: ({ url }) => {
      paths.push(url.pathname);
      answer('getDeskCustomer', alex);
    },
  });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Allow this address' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow this address' })).toBeNull());
  expect(toasts.map(({ message }) => message)).toEqual(['new@example.com gets a link that confirms it']);
  expect(paths).toEqual(['/api/foh/customers/7/email/allow']);
});

it('that may not be allowed says why, and waits on', async () => {
  answer('getDeskCustomer', { ...alex, askedEmail: request });
  refuse('allowEmail', 'forbidden');
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Allow this address' }));
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Unauthorised.']));
  expect(screen.getByRole('button', { name: 'Allow this address' })).toBeVisible();
});

it('is changed by nobody who may only read', async () => {
  answer('getDeskCustomer', { ...alex, askedEmail: request });
  show({ customerId: 7, permissions: ['customers'] });
  expect(await screen.findByRole('heading', { name: 'Booked today' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /address/ })).toBeNull();
});
