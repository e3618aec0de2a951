import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomersView } from '#components/desk/customers/customers-view.tsx';
import { alex, found } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { held } from '#tests/support/held.ts';
import { sessionItem } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';

withDesk();

const swim = sessionItem(1, 'Swim, adult', 1460, { purchasedForUserId: null });
const moved = sale([swim], { totals: { ...sale([swim]).totals, formattedTotal: '£3.40' } });

/** Chooses Paul Morris on the page of customers, with a swim on the sale. */
async function choosePaul(customerId?: number) {
  answer('getCart', sale([swim]));
  answer('listUsers', [found(12, 'Paul', 'Morris')]);
  const seen = showDesk(<CustomersView renderedAt={0} />, {
    path: '/customers',
    ...(customerId !== undefined && { customerId }),
  });
  if (customerId !== undefined) await screen.findByText('Alex Morgan');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a customer' }), 'morris');
  await userEvent.click(await screen.findByRole('button', { name: 'Paul Morris' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Whose sale is this?' }));
  return { ...seen, dialog };
}

it('names the customer before, whose sale it was, and stays with them', async () => {
  answer('moveSale', moved);
  const { dialog, router } = await choosePaul(7);
  expect(dialog.getByText('£14.60 is on the sale for Alex. You chose Paul Morris.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stay with Alex' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
});

it('stays with the one before on Escape, and nothing is moved or cleared', async () => {
  const previews: unknown[] = [];
  answer('moveSale', moved, { seen: ({ body }) => void previews.push(body) });
  const { router } = await choosePaul(7);
  await screen.findByRole('button', { name: 'Move it to Paul, £3.40' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  expect(previews).toEqual([{ from_user_id: 7, to_user_id: 12, preview: true }]);
});

it('is cleared and the new customer acted for, with the focus on the bar', async () => {
  const cleared: string[] = [];
  answer('moveSale', moved);
  answer('clearCart', sale(), { seen: ({ url }) => void cleared.push(url.search) });
  const { dialog, router } = await choosePaul(7);
  answer('getDeskCustomer', {
    ...alex,
    user: found(12, 'Paul', 'Morris'),
    linkedUsers: [],
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Clear it and act for Paul' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/record'));
  expect(cleared).toEqual(['?source=foh&selected_user_id=7']);
  expect(await screen.findByText('Paul Morris', { selector: 'b' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Acting for' })).toHaveFocus());
});

it('can be moved without the new price while that is not known', async () => {
  const { until, release } = held();
  answer('moveSale', moved, { after: until });
  const { dialog } = await choosePaul();
  const move = dialog.getByRole('button', { name: 'Move it to Paul' });
  expect(move).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await dialog.findByRole('button', { name: 'Move it to Paul, £3.40' })).toBeEnabled();
});

it.each([
  ['moved', 'moveSale', /^Move it to Paul/],
  ['cleared', 'clearCart', 'Clear it and act for Paul'],
] as const)('that cannot be %s says why in the question and stays whose it is', async (_, operation, name) => {
  answerBy('moveSale', () => ({ data: moved }));
  const { dialog, router } = await choosePaul(7);
  await dialog.findByRole('button', { name: 'Move it to Paul, £3.40' });
  refuse(operation, 'payment_in_progress');
  await userEvent.click(dialog.getByRole('button', { name }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('A payment for this basket is in progress');
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByText('Alex Morgan')).toBeInTheDocument();
});

it('says why the new price is not known, and offers the other ways', async () => {
  refuse('moveSale', 'booking_disabled');
  const { dialog } = await choosePaul();
  expect(await dialog.findByRole('alert')).toHaveTextContent('You cannot book at the moment, please contact the venue');
  expect(dialog.getByRole('button', { name: 'Clear it and act for Paul' })).toBeEnabled();
});
