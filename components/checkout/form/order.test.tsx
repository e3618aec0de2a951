import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSums } from '#components/booking/lines/order-sums.tsx';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import { barrier } from '#tests/support/barrier.ts';
import { payButton, payFor, show, withCheckout } from '#tests/support/checkout-components/checkout-stage.tsx';
import { result, transaction, yoga } from '#tests/support/checkout-components/payment-replies.ts';
import { campItem, credits, extraItem, makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse } from '#tests/support/site-server.ts';
import { CheckoutView } from './checkout-view.tsx';
import { OrderFold } from './order-aside.tsx';

withCheckout();

const swim = sessionItem(2, 'Swim for fitness', 560, {
  quantity: 3,
  sortBy: 1,
  purchasedForUserId: 8,
  childItems: [extraItem(5, 'Goggles', 325, 2)],
});
const camp = campItem(3, 'Winter camp', ['2026-12-21', '2026-12-22'], [extraItem(6, 'Lunch', 450)], { sortBy: 2 });
const mixed = makeCart([camp, swim]);

const aside = async () => within(await screen.findByRole('complementary', { name: 'Order summary' }));

describe('the order beside the form', () => {
  it('lists each line with its people, times, place and price, in the order of the basket', async () => {
    show(mixed);
    const order = await aside();
    const [first, second] = order.getAllByRole('article');
    expect(order.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '3 x Swim for fitness',
      'Winter camp',
    ]);
    await waitFor(() => expect(first).toHaveTextContent('Sam Morgan, Riverside Leisure Centre'));
    expect(first).toHaveTextContent('Thu, 19 Nov 2026, 18:30–19:30');
    expect(first).toHaveTextContent('£5.60');
    expect(second).toHaveTextContent('2 sessions, Mon, 21 Dec 2026 to Tue, 22 Dec 2026');
    expect(second).toHaveTextContent('Alex Morgan (You)');
    expect(second).toHaveTextContent('£48.00');
  });

  it('lists extras below their line, so that £5.60, £6.50, £48.00 and £4.50 add up to the cost', async () => {
    show(mixed);
    const order = await aside();
    expect(order.getByText('2 x Goggles').parentElement).toHaveTextContent('£6.50');
    expect(order.getByText('Lunch').parentElement).toHaveTextContent('£4.50');
    expect(order.getByText('Basket cost').parentElement).toHaveTextContent('£64.60');
  });

  it.each([
    ['en', 'Joining fee', 'Extras'],
    ['cy', 'Ffi ymuno', 'Ychwanegion'],
  ] as const)('names the fee of joining apart from the extras, in %s', async (language, fee, extras) => {
    const ofServer = { ...extraItem(7, 'The server’s name', 2000), type: 'journal_transaction' as const };
    const joiningFee = { ...ofServer, journalTransactionId: uuid(7), isJoiningFee: true };
    const locker = { ...ofServer, id: uuid(8), name: 'Locker', journalTransactionId: uuid(8), lineTotal: money(300) };
    const item = sessionItem(2, 'Anytime', 1647, { childItems: [joiningFee, locker] });
    const summary = { fullPrice: money(1647), joiningFee: money(2000), extras: money(300) };
    renderOnSite(
      <>
        <OrderCards items={[item]} renderedAt={0} />
        <OrderSums cart={makeCart([item], { summary: { ...summary, savings: [], saved: money(0) } })} />
      </>,
      { language },
    );
    const [ofLine, ofSum] = await screen.findAllByText(fee);
    expect(ofLine?.closest('article')).not.toBeNull();
    expect(ofLine?.parentElement).toHaveTextContent('£20.00');
    expect(ofSum?.parentElement).toHaveTextContent('£20.00');
    expect(screen.getByText('Locker').parentElement).toHaveTextContent('£3.00');
    expect(screen.getByText(extras).parentElement).toHaveTextContent('£3.00');
  });

  it('unfolds the sessions of a camp', async () => {
    show(mixed);
    const order = await aside();
    const [first, second] = order.getAllByText('09:00–15:30');
    expect(first).not.toBeVisible();
    await userEvent.click(order.getByText('Show all 2 sessions'));
    expect(first).toBeVisible();
    expect(second).toBeVisible();
    expect(order.getByText('Mon, 21 Dec')).toBeVisible();
  });

  it('can be edited only until the payment is sent', async () => {
    show();
    expect((await aside()).getByRole('link', { name: 'Edit basket' })).toHaveAttribute('href', '/basket');
    answer('authorisePayment', result({ transactionStatus: 'pending' }));
    answer('getTransaction', transaction('pending'));
    await payFor();
    await screen.findByText('We are finishing your order');
    expect((await aside()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('is edited inside the frame it is embedded in', async () => {
    show(yoga, { mode: 'embedded' });
    expect(await screen.findByRole('link', { name: 'Edit basket' })).toHaveAttribute('href', '/basket?embedded=true');
  });
});

describe('the order above the form of a phone', () => {
  it('says in one line how many items there are and what they cost without credit', () => {
    renderOnSite(<OrderFold cart={{ ...mixed, credits: credits([0, 0, 0], [500, 500, 500]) }} renderedAt={0} />);
    expect(screen.getByText(/^Your order,/)).toHaveTextContent('Your order, 4 items£64.60');
  });

  it.each([
    ['en', makeCart([sessionItem(1, 'Yoga', 500)]), 'Your order, 1 item£5.00'],
    ['cy', mixed, 'Eich archeb, 4 eitem£64.60'],
  ] as const)('says it in %s', (language, cart, words) => {
    renderOnSite(<OrderFold cart={cart} renderedAt={0} />, { language });
    expect(screen.getByText(/^(Your order|Eich archeb),/)).toHaveTextContent(words);
  });

  it('says until when each line can be cancelled before it is paid', () => {
    const cutOff = { utc: '2099-11-19T16:30:00Z', local: '2099-11-19 16:30:00', timezone: 'Europe/London' };
    const fee = { formatted: '£3.00', value: 300, currency: 'GBP' };
    const cancellation = { canCancel: true, cutOff, cutOffActions: ['charge_fee' as const], awardsCredit: true, fee };
    renderOnSite(<OrderFold cart={makeCart([sessionItem(1, 'Yoga', 500, { cancellation })])} renderedAt={0} />);
    expect(screen.getByText(/^Free to cancel until 16:30 on Thu, 19 Nov 2099\./)).toHaveTextContent(
      /The money comes back as credit\. After that it costs £3\.00\.$/,
    );
  });

  it('opens on the lines', async () => {
    renderOnSite(<OrderFold cart={mixed} renderedAt={0} />);
    const line = screen.getByRole('heading', { name: 'Winter camp', hidden: true });
    expect(line).not.toBeVisible();
    await userEvent.click(screen.getByText(/Your order/));
    expect(line).toBeVisible();
  });
});

describe('a checkout without an order', () => {
  it('says that it is loading until a slow basket arrives', async () => {
    const arrive = barrier(2);
    answer('getCart', yoga, { after: arrive() });
    renderOnSite(<CheckoutView renderedAt={0} provider="opayo" savesCards={false} />);
    expect(await screen.findByRole('status')).toHaveTextContent('Preparing payment');
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(screen.queryByText('Total to pay')).not.toBeInTheDocument();
    await arrive();
    expect(await payButton()).toHaveTextContent('Pay £10.40');
  });

  it.each([
    ['web', '/redirect-to-selected-venue'],
    ['embedded', '/redirect-to-selected-venue?embedded=true'],
  ] as const)('leads an empty basket to the activities (%s)', async (mode, href) => {
    show(makeCart(), { mode });
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('says that the basket did not load, and loads it again', async () => {
    refuse('getCart', 'forbidden');
    renderOnSite(<CheckoutView renderedAt={0} provider="opayo" savesCards={false} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load your shopping basket, please try again.',
    );
    answer('getCart', yoga);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the head of the checkout', () => {
  it('says what is left to pay after credit', async () => {
    show(makeCart([sessionItem(1, 'Yoga', 1040)], { credits: credits([0, 0, 0], [500, 500, 500]) }));
    const head = await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    await waitFor(() => expect(head.parentElement).toHaveTextContent('Total to pay£5.40'));
  });

  it('is left to the strip of an embedded page', async () => {
    show(yoga, { mode: 'embedded' });
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });
});
