import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { held } from '#tests/support/held.ts';
import { sessionItem } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';

withDesk();

const swim = sessionItem(1, 'Swim, adult', 1460, { purchasedForUserId: null });
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finish' }));

it('gives the focus to the search for the next customer', async () => {
  const { router } = showDesk(null, { customerId: 7 });
  await screen.findByText('Alex Morgan');
  await finish();
  expect(router.push).toHaveBeenCalledWith('/');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find a customer' })).toHaveFocus());
});

it('waits for the sale: one that is not read yet may have something on it', async () => {
  const { until, release } = held();
  answer('getCart', sale([swim]), { after: until });
  showDesk(null, { customerId: 7 });
  await screen.findByText('Alex Morgan');
  await finish();
  expect(screen.getByText('Alex Morgan')).toBeVisible();
  release();
  expect(await screen.findByRole('alertdialog', { name: 'Clear the sale?' })).toHaveTextContent(
    '£14.60 is on the sale. It is cleared together with the customer, and its places go back on sale.',
  );
});

it('reads no sale for staff who do not sell', async () => {
  let reads = 0;
  answerBy('getCart', () => {
    reads += 1;
    return { data: sale([swim]) };
  });
  showDesk(null, { customerId: 7, permissions: ['customers'] });
  await screen.findByText('Alex Morgan');
  await finish();
  expect(await screen.findByText('Walk-in, no name')).toBeVisible();
  expect(reads).toBe(0);
});

it('that is refused says why, and the customer stays with the sale', async () => {
  answer('getCart', sale([swim]));
  refuse('clearCart', 'payment_in_progress');
  const { toasts } = showDesk(null, { customerId: 7 });
  await screen.findByText('Alex Morgan');
  await finish();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear it and finish' }));
  await waitFor(() =>
    expect(toasts.map(({ message }) => message)).toEqual(['A payment for this basket is in progress']),
  );
  expect(screen.getByRole('alertdialog', { name: 'Clear the sale?' })).toBeVisible();
  expect(screen.getByText('Alex Morgan')).toBeInTheDocument();
});

describe('Escape', () => {
  it('closes the question without counting as the first of two', async () => {
    answer('getCart', sale([swim]));
    showDesk(null, { customerId: 7 });
    await screen.findByText('Alex Morgan');
    await finish();
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Alex Morgan')).toBeVisible();
  });

  it('that is held down is one press', async () => {
    showDesk(null, { customerId: 7 });
    await screen.findByText('Alex Morgan');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'Escape', repeat: true });
    expect(screen.getByText('Alex Morgan')).toBeVisible();
  });
});

describe('the bar', () => {
  it('has a number in place of the name of a customer who cannot be read, and can be cleared', async () => {
    refuse('getDeskCustomer', 'not_found');
    showDesk(null, { customerId: 7 });
    expect(await screen.findByText('Customer 7')).toBeVisible();
    await finish();
    expect(await screen.findByText('Walk-in, no name')).toBeVisible();
  });

  it.each([
    [['sell'], { search: false, create: false }],
    [['customers'], { search: true, create: false }],
    [['sell', 'customers'], { search: true, create: true }],
  ])('of nobody has for the permissions %j just %j', (permissions, expected) => {
    showDesk(null, { permissions });
    expect({
      search: screen.queryByRole('searchbox') !== null,
      create: screen.queryByRole('link', { name: 'New customer' }) !== null,
    }).toEqual(expected);
  });

  it('does not believe what is stored of somebody impossible', () => {
    sessionStorage.setItem(`${draftPrefix}desk.acting`, JSON.stringify({ customerId: -1, personId: -1 }));
    showDesk(null);
    expect(screen.getByText('Walk-in, no name')).toBeVisible();
  });
});
