import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { alex } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { RecordView } from './record-view.tsx';

withDesk();

type Charge = DeskCustomer['givenUpCharges'][number];

const charge: Charge = {
  id: uuid(81),
  membership: 'Family',
  periodFrom: '2026-11-01',
  amount: money(2700),
  attempts: 4,
  mayBeHeld: false,
};
const taken = {
  ...{ id: charge.id, membershipId: uuid(82), userId: 7, periodFrom: charge.periodFrom, amount: charge.amount },
  ...{ state: 'failed' as const, attempts: 4, failureCode: 'refused', nextAttemptAt: '2026-11-18T12:00:00Z' },
};

const show = (input: Partial<Charge> = {}, stage: Parameters<typeof showDesk>[1] = {}) => {
  answer('getDeskCustomer', { ...alex, givenUpCharges: [{ ...charge, ...input }] });
  return showDesk(<RecordView renderedAt={Date.now()} />, { customerId: 7, ...stage });
};
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Take the payment again' }));
  return within(screen.getByRole('alertdialog', { name: 'Take £27.00 again?' }));
};
const confirm = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Take the payment again' }));

it('is taken again after a question, and then no longer there', async () => {
  const sent: unknown[] = [];
  answer('retryCharge', taken, {
    seen: ({ url, body }) => {
      sent.push([url.pathname, body]);
      answer('getDeskCustomer', alex);
    },
  });
  const { toasts } = show();
  expect(await screen.findByRole('heading', { name: '£27.00 for Family was not paid' })).toBeVisible();
  expect(screen.getByText(/^The payment for the period from .*1 Nov.* was given up\. Attempts: 4\.$/)).toBeVisible();
  const dialog = await open();
  expect(sent).toEqual([]);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Not now' })).toHaveFocus());
  await confirm(dialog);
  await waitFor(() => expect(screen.queryByText(/was not paid/)).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([[`/api/dashboard/charges/${charge.id}/retry`, {}]]);
  expect(toasts.map(({ message }) => message)).toEqual(['£27.00 is taken again within the next few minutes']);
});

it('whose card may be holding it is taken again once staff say that this is let go', async () => {
  const sent: unknown[] = [];
  answer('retryCharge', taken, { seen: ({ body }) => void sent.push(body) });
  show({ mayBeHeld: true });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Tick the box first' }));
  const box = dialog.getByRole('checkbox', { name: /has been let go/ });
  expect(box).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(box);
  await confirm(dialog);
  await waitFor(() => expect(sent).toEqual([{ holds_released: true }]));
});

it.each([
  ['not_bookable', 'This membership is over'],
  ['transaction_state', 'It has been paid meanwhile'],
] as const)('that is refused as %s says why, and can be closed', async (code, message) => {
  refuse('retryCharge', code, { message });
  show();
  const dialog = await open();
  await confirm(dialog);
  expect(await dialog.findByText(new RegExp(message))).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Take the payment again' })).toHaveFocus();
});

it('is shown, without the button, to staff who may not refund', async () => {
  show({}, { permissions: ['customers', 'sell'] });
  expect(await screen.findByRole('heading', { name: '£27.00 for Family was not paid' })).toBeVisible();
  expect(screen.getByText(/Talk to a colleague who may refund/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take the payment again' })).toBeNull();
});

it('is told in Welsh', async () => {
  show({}, { language: 'cy' });
  expect(await screen.findByRole('heading', { name: 'Ni thalwyd £27.00 am Family' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cymryd y taliad eto' })).toBeVisible();
});
