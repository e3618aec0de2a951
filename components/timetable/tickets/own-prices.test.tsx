import { screen, waitFor, within } from '@testing-library/react';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { adult, picker, showSwims, swim, take } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const saving = (
  kind: OwnPrice['savings'][number]['kind'],
  amount: number,
  name: string | null,
  usesLeft: number | null,
) => ({
  price: money(560 - amount),
  fullPrice: money(560),
  savings: [{ kind, name, amount: money(amount), uses: 1, usesLeft, usesTotal: 10 }],
});

/** The server pays for two of the chosen adults by package. */
const packageForTwo = (requests: unknown[]) =>
  answerBy('priceSessions', ({ body }) => {
    const [{ quantity }] = (body as { items: [{ quantity: number }] }).items;
    requests.push(body);
    const price = Math.max(0, quantity - 2) * 560;
    const line = { ...saving('package', 560, 'Ten swims', 0), price: money(price), fullPrice: money(quantity * 560) };
    return { data: { items: [{ each: saving('package', 560, 'Ten swims', 1), line }], total: money(price) } };
  });

test.each([
  ['a member price', saving('member_price', 80, null, null), 'Member price', '£4.80'],
  ['a package', saving('package', 560, 'Ten swims', 5), 'Package: Ten swims, 5 left after this', '£0.00'],
  ['a benefit', saving('benefit', 280, 'Swim and gym', null), 'Swim and gym', '£2.80'],
])('%s is said with the full price struck and the reason', async (_, each, reason, price) => {
  answerBy('priceSessions', () => ({ data: { items: [{ each, line: each }], total: each.price } }));
  showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult], hasOwnPrices: true });
  const desk = await picker('Lane swim');
  const line = within((await desk.findByText(reason)).closest('li') ?? document.body);
  expect(line.getByText(price)).toBeVisible();
  expect(line.getByText('£5.60', { exact: false, selector: 's' })).toBeVisible();
});

test('the server counts the sum of what is chosen, for the person acted for', async () => {
  const requests: unknown[] = [];
  packageForTwo(requests);
  showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult], hasOwnPrices: true });
  const desk = await picker('Lane swim');
  await desk.findByText(/^Package/);
  await take('Adult', 3);
  await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('£5.60'));
  expect(desk.getByRole('status')).not.toHaveAttribute('aria-busy');
  expect(requests.at(-1)).toEqual({
    items: [{ session_id: swim(1, '07:00', '').id, pricing_option_id: adult.pricingOption.id, quantity: 3 }],
  });
});

test('without an answer the listed prices stay', async () => {
  refuse('priceSessions', 'unexpected');
  showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult], hasOwnPrices: true });
  await take('Adult', 2);
  const desk = await picker('Lane swim');
  await waitFor(() => expect(desk.getByRole('status')).not.toHaveAttribute('aria-busy'));
  expect(desk.getByRole('status')).toHaveTextContent('£11.20');
});

test('a guest’s prices are not asked for', async () => {
  const requests: unknown[] = [];
  packageForTwo(requests);
  showSwims([swim(1, '07:00', 'Lane swim')], { session: guest, getTickets: () => [adult], hasOwnPrices: true });
  await take('Adult');
  expect(screen.getAllByText('£5.60').length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
});
