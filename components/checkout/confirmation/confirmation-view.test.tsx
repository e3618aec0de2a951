import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeOrder, renderedAt, showOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { makeCart, money, sessionItem, uuid } from '#tests/support/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { ConfirmationGuest } from './confirmation-guest.tsx';
import { ConfirmationView } from './confirmation-view.tsx';

withSiteServer();

describe('the confirmation', () => {
  it('says first what worked, with the focus, and what comes first', async () => {
    showOrder();
    expect(screen.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toHaveFocus();
    expect(
      await screen.findByText(
        /First up: Swim for fitness tomorrow evening. The details are on their way to alex@example.com./,
      ),
    ).toBeVisible();
    expect(screen.getByText('TL-00000000')).toBeVisible();
    expect(screen.getByText('Paid', { exact: false })).toHaveTextContent('Paid £49.80 by card ending 4242');
  });

  it('gives single sessions a ticket with a code in words', () => {
    showOrder();
    const tickets = screen.getByRole('list', { name: 'Your bookings' });
    const ticket = within(within(tickets).getByRole('listitem', { name: '' }));
    expect(ticket.getByRole('heading', { name: '3 x Swim for fitness' })).toBeVisible();
    expect(ticket.getByText('Thu, 19 Nov 2026 (tomorrow)')).toBeVisible();
    expect(ticket.getByText('0000-0000')).toBeVisible();
    expect(ticket.getByText('Scan once per person')).toBeVisible();
    expect(ticket.getByRole('link', { name: 'Add to calendar, Swim for fitness' })).toHaveAttribute(
      'href',
      `/api/bookings/${uuid(101)}/calendar`,
    );
  });

  it('says until when each visit is free to cancel', () => {
    const cancellation = { canCancel: true, cutOff: null, cutOffActions: [], awardsCredit: true };
    showOrder({ items: [sessionItem(1, 'Swim', 560, { cancellation }), sessionItem(2, 'Yoga', 620)] });
    expect(screen.getAllByText('Free to cancel until it starts. The money comes back as credit.')).toHaveLength(1);
  });

  it('opens a code over the whole window and closes it again', async () => {
    showOrder();
    const code = screen.getByRole('button', { name: 'Entry code 0000-0000, show it full screen' });
    await userEvent.click(code);
    const dialog = within(await screen.findByRole('dialog', { name: 'Swim for fitness' }));
    expect(dialog.getByRole('img', { name: 'Entry code 0000-0000' })).toBeVisible();
    expect(dialog.getByText('Thu, 19 Nov 2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(code).toHaveFocus();
  });

  it('shows the words of a code that is not drawn yet, and no way that is not known', () => {
    renderOnSite(<ConfirmationView order={makeOrder()} entryInfo={{ codes: {}, ways: {} }} renderedAt={renderedAt} />, {
      session: member,
    });
    expect(screen.getByText('0000-0000')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Entry code/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Directions/ })).not.toBeInTheDocument();
  });

  it('leads the way to the venue', () => {
    showOrder();
    expect(screen.getByRole('link', { name: 'Directions to Riverside Leisure Centre' })).toHaveAttribute(
      'href',
      'https://maps.example/riverside',
    );
  });

  it('lists a camp with its dates, its calendar and its code', async () => {
    showOrder();
    expect(screen.getByRole('heading', { name: 'Winter camp' })).toBeVisible();
    expect(screen.getByText(/Mon, 21 Dec 2026 to Tue, 22 Dec 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add all 2 to calendar, Winter camp' })).toHaveAttribute(
      'href',
      `/api/bookings/${uuid(402)}/calendar`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show entry code, Winter camp' }));
    expect(await screen.findByRole('dialog', { name: 'Winter camp' })).toBeVisible();
  });

  it('lists what a package paid for, with its code', () => {
    showOrder({ items: [sessionItem(3, 'Early lane swim', 0, { packageApplied: true })] });
    expect(screen.queryByRole('list', { name: 'Your bookings' })).not.toBeInTheDocument();
    expect(screen.getByText('From your package')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar, Early lane swim' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show entry code, Early lane swim' })).toBeVisible();
  });

  it('accounts for the money', () => {
    showOrder();
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('General credit').parentElement).toHaveTextContent('−£15.00');
    expect(receipt.getByText('Card ending 4242').parentElement).toHaveTextContent('£49.80');
  });

  it('says on paper what each thing cost and when', () => {
    const line = {
      summary: null,
      purchasableType: 'av2Booking',
      purchasableId: uuid(61),
      createdAt: '2026-11-18T08:59:00Z',
    };
    showOrder({ lineItems: [{ ...line, id: uuid(60), name: 'Goggles', price: money(650) }] });
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('Goggles').parentElement).toHaveTextContent('£6.50');
    expect(receipt.getByText('Wed, 18 Nov 2026')).toBeInTheDocument();
  });

  it('says which part of it is tax, and nothing of tax where there is none', () => {
    const { unmount } = showOrder();
    expect(screen.getByText(/Includes VAT of/)).toHaveTextContent('Includes VAT of £2.80.');
    unmount();
    showOrder({ taxTotal: money(0) });
    expect(screen.queryByText(/Includes VAT/)).not.toBeInTheDocument();
  });

  it('names a card in Welsh, and what staff wrote down as they wrote it', () => {
    const [credit, card] = makeOrder().payments;
    if (credit === undefined || card === undefined) throw new Error('no payments');
    showOrder(
      { payments: [credit, card, { ...card, id: uuid(53), description: 'Cash at reception', cardLast4: null }] },
      { language: 'cy' },
    );
    const receipt = within(screen.getByRole('region', { name: 'Derbynneb' }));
    expect(receipt.getByText('Cerdyn yn gorffen â 4242')).toBeVisible();
    expect(receipt.getByText('Cash at reception')).toBeVisible();
  });

  it('says what to bring, and nothing of it when nobody asks for anything', () => {
    const { unmount } = showOrder();
    const card = within(screen.getByRole('region', { name: 'What to bring' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Swimwear',
      'A drink and a coat',
    ]);
    unmount();
    showOrder({ whatToBring: [] });
    expect(screen.queryByText('What to bring')).not.toBeInTheDocument();
  });

  it('leads back to the venue', () => {
    showOrder();
    expect(screen.getByRole('link', { name: /Book something else/ })).toHaveAttribute(
      'href',
      '/location/riverside-leisure-centre',
    );
  });

  it('waits for a pending order, which the server draws anew when it is done, without offering to pay', async () => {
    const { router } = showOrder({ status: 'pending', items: [] });
    expect(screen.getByRole('heading', { level: 1, name: 'We are finishing your order' })).toBeVisible();
    expect(screen.getByText(/Do not pay again/)).toBeVisible();
    answer('getOrder', makeOrder());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible(), {
      timeout: 5000,
    });
    expect(router.refresh).toHaveBeenCalled();
  }, 10_000);

  it('leaves a kiosk to the next person', async () => {
    showOrder({}, { mode: 'kiosk' });
    expect(screen.getByRole('button', { name: 'Finish' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 10 seconds');
    for (const name of ['What next', 'Add to calendar', 'Directions', 'Print or save'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Entry code 0000-0000/ })).toBeVisible();
  });

  it('asks a visitor to log in', async () => {
    const { openLogin } = renderOnSite(<ConfirmationGuest />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });
});

it('an order of nothing but a package has no ticket', () => {
  showOrder({ items: makeCart().items });
  expect(screen.queryByRole('list', { name: 'Your bookings' })).not.toBeInTheDocument();
});
