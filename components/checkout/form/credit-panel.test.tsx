import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { barrier } from '#tests/support/barrier.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { result, transaction } from '#tests/support/checkout-components/payment-replies.ts';
import { credits, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { answer, refuse, type AskedCall } from '#tests/support/site-server.ts';

withCheckout();

const items = [sessionItem(1, 'Vinyasa yoga', 1040)];
type Amounts = [number, number, number];
const withCredit = (membership: Amounts, general: Amounts, input: Parameters<typeof makeCart>[1] = {}) =>
  makeCart(items, { credits: credits(membership, general), ...input });
const panel = async () => within(await screen.findByRole('region', { name: 'Your credit' }));

describe('the credit of a customer', () => {
  it('is not spoken of where there is none', async () => {
    show(withCredit([0, 0, 0], [0, 0, 0]));
    await payButton();
    expect(screen.queryByRole('region', { name: 'Your credit' })).not.toBeInTheDocument();
  });

  it('shows only the kind there is', async () => {
    show(withCredit([0, 0, 0], [500, 500, 0]));
    const credit = await panel();
    expect(credit.getByText('Credit pays first, your card pays the rest.')).toBeVisible();
    expect(credit.getByText('General credit')).toBeVisible();
    expect(credit.queryByText('Membership credit')).not.toBeInTheDocument();
    expect(credit.getAllByRole('button')).toHaveLength(1);
  });

  it('offers nothing of a credit that this order does not take', async () => {
    show(withCredit([1200, 0, 0], [0, 0, 0]));
    const credit = await panel();
    expect(credit.getByText('£12.00 in your account. It cannot be used for this order.')).toBeVisible();
    expect(credit.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers no more than is still to pay', async () => {
    show(withCredit([1200, 1040, 700], [2000, 1040, 0]));
    const credit = await panel();
    expect(credit.getByText('£7.00 of £12.00 applied.')).toBeVisible();
    expect(credit.getByText('−£7.00')).toBeVisible();
    expect(credit.getByRole('button', { name: 'Use £3.40 of General credit' })).toHaveTextContent('Use £3.40');
  });

  it('stays in view when it was all applied and the account is empty', async () => {
    show(withCredit([300, 300, 300], [0, 0, 0]));
    const credit = await panel();
    expect(credit.getByText('All £3.00 applied.')).toBeVisible();
    expect(credit.getByRole('button', { name: 'Remove Membership credit' })).toBeVisible();
  });

  it('is taken off the totals line by line', async () => {
    show(withCredit([300, 300, 300], [200, 200, 200]));
    const order = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(order.getByText('Basket cost').parentElement).toHaveTextContent('£10.40');
    expect(order.getByText('Membership credit').parentElement).toHaveTextContent('−£3.00');
    expect(order.getByText('General credit').parentElement).toHaveTextContent('−£2.00');
    expect(order.getByText('Total to pay').parentElement).toHaveTextContent('£5.40');
  });

  it('is removed by a press, which makes the card pay it all', async () => {
    let sent: AskedCall | undefined;
    show(withCredit([1200, 920, 920], [0, 0, 0]));
    const free = withCredit([1200, 920, 0], [0, 0, 0]);
    const remove = await screen.findByRole('button', { name: 'Remove Membership credit' });
    expect(await payButton()).toHaveTextContent('Pay £1.20');
    answer('applyCredits', free, { seen: (request) => (sent = request) });
    answer('getCart', free);
    await userEvent.click(remove);
    await waitFor(async () => expect(await payButton()).toHaveTextContent('Pay £10.40'));
    expect(sent?.body).toMatchObject({ credits_to_reserve: [{ amount: 0, type: 'membership' }] });
    expect(screen.getByRole('button', { name: 'Use £9.20 of Membership credit' })).toHaveFocus();
  });

  it.each([
    ['activity-booking', 'activity-booking'],
    ['online-joining', 'online-joining'],
    ['online-guest-passes', 'online-guest-passes'],
  ] as const)('of a basket of %s is applied to that basket', async (source, cartSource) => {
    let sent: AskedCall | undefined;
    const cart = withCredit([0, 0, 0], [500, 500, 0], { source });
    show(cart);
    answer('applyCredits', cart, { seen: (request) => (sent = request) });
    await userEvent.click(await screen.findByRole('button', { name: 'Use £5.00 of General credit' }));
    await waitFor(() => expect(sent?.body).toMatchObject({ cart_source: cartSource }));
  });

  it('says that it is busy while a slow reply is awaited, and sends one request', async () => {
    const requests: AskedCall[] = [];
    const arrive = barrier(2);
    const used = withCredit([0, 0, 0], [500, 500, 500]);
    show(withCredit([0, 0, 0], [500, 500, 0]));
    const use = await screen.findByRole('button', { name: 'Use £5.00 of General credit' });
    answer('applyCredits', used, { seen: (request) => requests.push(request), after: arrive() });
    await userEvent.click(use);
    await waitFor(() => expect(use).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(use);
    answer('getCart', used);
    await arrive();
    expect(await screen.findByRole('button', { name: 'Remove General credit' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('leaves the amount as it was when it is refused', async () => {
    const { toasts } = show(withCredit([0, 0, 0], [500, 500, 0]), { language: 'cy' });
    refuse('applyCredits', 'credit_not_applied');
    const use = await screen.findByRole('button', { name: 'Defnyddio £5.00 o Credyd cyffredinol' });
    await userEvent.click(use);
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Doedd dim modd defnyddio’r swm credyd.' }]),
    );
    await waitFor(() => expect(use).not.toHaveAttribute('aria-busy'));
    expect(await payButton(/^Talu/)).toHaveTextContent('Talu £10.40');
  });

  it('can be neither used nor removed while a payment is under way', async () => {
    show(withCredit([1200, 920, 400], [500, 500, 0], { terms: { html: '<p>Be kind.</p>' } }));
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    expect((await panel()).getAllByRole('button')).toHaveLength(2);
    await payFor();
    await screen.findByText('We are finishing your order');
    expect((await panel()).queryByRole('button')).not.toBeInTheDocument();
    expect((await panel()).getByText('£4.00 of £12.00 applied.')).toBeVisible();
  });
});
