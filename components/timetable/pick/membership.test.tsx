import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './membership-select.tsx';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, getRow, show } from '#tests/support/timetable-components/classes.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { adult, picker, showSwims, swim } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const memberships = [
  { membershipUserId: 31, name: 'Family', price: money(400) },
  { membershipUserId: 32, name: 'Swim and gym', price: money(0) },
];

/** Free by the one, £4.00 by the other; `choices` are those that the server names. */
const answerPrices = (choices = memberships) =>
  answerBy('priceSessions', ({ body }) => {
    const [{ membership_user_id: id }] = (body as { items: [{ membership_user_id?: number }] }).items;
    const each = { price: money(id === 31 ? 400 : 0), fullPrice: money(560), savings: [] };
    return { data: { items: [{ each, line: each, memberships: choices }], total: each.price } };
  });

test('a class is paid by the membership that is chosen, and its price follows', async () => {
  let sent: unknown;
  answerPrices();
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const { toasts } = show([aClass(1, '18:30', 'Aqua fit')], { session: member, hasOwnPrices: true });
  await userEvent.click((await getRow('Aqua fit')).getByRole('button', { name: 'Aqua fit' }));
  const details = within(await screen.findByRole('dialog'));
  const field = await details.findByRole('combobox', { name: 'Pay by' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The cheapest price', 'Family, £4.00', 'Swim and gym, £0.00']);
  await userEvent.selectOptions(field, 'Family, £4.00');
  expect(await details.findByText('£4.00')).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent).toMatchObject({ items: [{ membership_user_id: 31 }] });
});

test('tickets are paid by it, too; each has a price of its own', async () => {
  answerPrices();
  showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult], hasOwnPrices: true });
  const desk = await picker('Lane swim');
  await userEvent.selectOptions(await desk.findByRole('combobox', { name: 'Pay by' }), 'Family');
  expect((await desk.findAllByText('£4.00'))[0]).toBeVisible();
});

test('who has no choice is not asked', async () => {
  answerPrices([]);
  showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult], hasOwnPrices: true });
  const desk = await picker('Lane swim');
  await desk.findByText('£5.60', { exact: false, selector: 's' });
  expect(desk.queryByRole('combobox', { name: 'Pay by' })).not.toBeInTheDocument();
});
