import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alex } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { RecordView } from './record-view.tsx';

withDesk();

const show = (stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) =>
  showDesk(<RecordView renderedAt={Date.now()} />, stage);

it('leads to the search while nobody is chosen', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Nobody is chosen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a customer' })).toHaveAttribute('href', '/customers');
});

describe('what is owed', () => {
  const penalty = { ...sessionItem(1, 'Late cancellation', 500), type: 'penalty' as const, penaltyId: uuid(71) };

  it('is put on the sale at one touch, and its button is missing once it is there', async () => {
    const sent: unknown[] = [];
    answer('addCartItems', sale([penalty]), {
      seen: ({ body }) => {
        sent.push(body);
        answer('getCart', sale([penalty]));
      },
    });
    show();
    expect(await screen.findByText(/Alex can’t book online until it is paid/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add £5.00 to sale' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add £5.00 to sale' })).toBeNull());
    expect(sent).toEqual([
      {
        source: 'foh',
        selected_user_id: 7,
        items: [{ purchasable_id: uuid(71), purchasable_type: 'penalty', quantity: 1, apply_benefit: true }],
      },
    ]);
  });

  it('cannot be sold by whoever may only read', async () => {
    show({ customerId: 7, permissions: ['customers'] });
    expect(await screen.findByText('£5.00 to pay: Late cancellation')).toBeVisible();
    expect(screen.queryByRole('button', { name: /to sale/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Quick sale' })).toBeNull();
  });

  it('of an order leads to the order', async () => {
    const order = { id: uuid(90), total: alex.user.owed, balance: alex.user.owed, createdAt: '2026-11-09T10:00:00Z' };
    answer('getDeskCustomer', { ...alex, unpaidOrders: [order] });
    show();
    expect(await screen.findByRole('link', { name: 'Open order' })).toHaveAttribute('href', `/orders/${uuid(90)}`);
  });
});

it('that cannot be read says so, and is read again', async () => {
  refuse('getDeskCustomer', 'not_found');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to complete request, item not found.');
  answer('getDeskCustomer', alex);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Booked today' })).toBeVisible();
});
