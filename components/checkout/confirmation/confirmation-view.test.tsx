import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { makeOrder, renderedAt, showOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { campItem, makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
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

  it('says what cancelling all tickets of a visit costs late', () => {
    const cutOff = { utc: '2099-11-19T16:30:00Z', local: '2099-11-19 16:30:00', timezone: 'Europe/London' };
    const fee = money(300);
    const cancellation = { canCancel: true, cutOff, cutOffActions: ['charge_fee' as const], awardsCredit: true, fee };
    const ticket = {
      bookingType: 'ticketed' as const,
      cancellation,
      occurrenceId: 'AAAAAAAAAAAAAAAAAAAAAA202611191831',
    };
    showOrder({ items: [sessionItem(1, 'Swim, Adult', 560, ticket), sessionItem(2, 'Swim, Junior', 200, ticket)] });
    expect(screen.getByText(/The money comes back as credit\. After that it costs £5\.00\.$/)).toBeVisible();
  });

  it('says on the receipt what was saved, each reason once', () => {
    const uses = { uses: 1, usesLeft: 5, usesTotal: 10 };
    const byPackage = { kind: 'package' as const, name: '10-swim package', amount: money(560), ...uses };
    const byMembership = { ...byPackage, kind: 'member_price' as const, name: null, amount: money(100) };
    showOrder({
      total: money(520),
      items: [
        sessionItem(1, 'Swim', 0, { savings: [byPackage] }),
        sessionItem(2, 'Swim', 0, { savings: [byPackage] }),
        sessionItem(3, 'Yoga', 520, { savings: [byMembership] }),
      ],
    });
    const receipt = screen.getByRole('heading', { name: 'Receipt' }).parentElement;
    expect(receipt).toHaveTextContent('Before savings£17.4010-swim package−£11.20Member price−£1.00Basket cost£5.20');
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
    showOrder({ items: [sessionItem(1, 'Swim', 560)] });
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

  it('gives what a package paid for a ticket too, and says so', () => {
    showOrder({ items: [sessionItem(3, 'Early lane swim', 0, { packageApplied: true })] });
    const tickets = within(screen.getByRole('list', { name: 'Your bookings' }));
    expect(tickets.getByText('From your package')).toBeVisible();
    expect(tickets.getByRole('link', { name: 'Add to calendar, Early lane swim' })).toBeVisible();
    expect(tickets.getByText('Scan at the gate')).toBeVisible();
  });

  it('has one code for people of one visit, of whom a package paid for some', () => {
    const occurrenceId = 'S'.repeat(22) + '202611191830';
    const line = (id: number, name: string, input: Partial<CartItem>) =>
      sessionItem(id, `Swim, ${name}`, 560, { ...{ occurrenceId }, ...input });
    showOrder({ items: [line(1, 'Adult', { quantity: 2, packageApplied: true }), line(2, 'Junior', {})] });
    expect(screen.getByRole('heading', { name: '3 x Swim' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Entry code/ })).toHaveLength(1);
    expect(screen.getByText(/^2 x Adult.*, from your package$/)).toBeVisible();
    expect(screen.getByText(/^Junior/)).not.toHaveTextContent('package');
  });

  it('leads the way to a camp too, and shares it with its days', async () => {
    const share = jest.fn(async () => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    showOrder({ items: [campItem(2, 'Winter camp', ['2026-12-21', '2026-12-22'])] });
    expect(screen.getByRole('link', { name: 'Directions to Riverside Leisure Centre' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Share Winter camp with a friend' }));
    expect(share).toHaveBeenCalledWith({
      text: 'Winter camp, Mon, 21 Dec 2026 to Tue, 22 Dec 2026, 09:00, Riverside Leisure Centre',
      url: 'http://localhost/camps/location/riverside-leisure-centre',
    });
    Reflect.deleteProperty(navigator, 'share');
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

  it('names money taken at the desk, and what went back of it', () => {
    const [, card] = makeOrder().payments;
    if (card === undefined) throw new Error('no payments');
    const cash = { ...card, id: uuid(54), tenderType: 'cash' as const, cardLast4: null };
    showOrder({ payments: [cash, { ...cash, id: uuid(55), amount: money(-100) }] });
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('Cash')).toBeVisible();
    expect(receipt.getByText('Refund: Cash').parentElement).toHaveTextContent('£1.00');
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
