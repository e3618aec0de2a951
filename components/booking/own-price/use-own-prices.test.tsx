import { screen, waitFor } from '@testing-library/react';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import type { PricedItem } from './priced-item.ts';
import { useOwnPrices } from './use-own-prices.ts';

withSiteServer();

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const ownPrice = (value: number) => ({ price: money(value), fullPrice: money(480), savings: [] });
const swim: PricedItem = { sessionId: 'swim', pricingOptionId: '00000000-0000-4000-8000-000000000001', quantity: 2 };

const counted = (each: number, line: number) => ({
  items: [{ each: ownPrice(each), line: ownPrice(line) }],
  total: money(line),
});

/** Says what one place and all chosen places cost, as a list of tickets does. */
const Prices = ({ item }: { item: PricedItem }) => {
  const { getEach, getLine, isPending } = useOwnPrices([item]);
  return (
    <p role="status" aria-busy={isPending}>
      {getEach(item)?.price.formatted ?? 'standard'} each, {getLine(item)?.price.formatted ?? 'not counted'}
    </p>
  );
};

const shown = () => screen.getByRole('status');

test('a guest pays the standard prices, which nobody is asked for', async () => {
  const requests: AskedCall[] = [];
  answer('priceSessions', counted(300, 600), { seen: (call) => void requests.push(call) });
  renderOnSite(<Prices item={swim} />, { session: guest });
  expect(shown()).toHaveTextContent('standard each, not counted');
  expect(shown()).toHaveAttribute('aria-busy', 'false');
  expect(requests).toEqual([]);
});

test('a member sees what one place and all that are chosen cost them', async () => {
  answer('priceSessions', counted(300, 600));
  renderOnSite(<Prices item={swim} />, { session: member });
  expect(shown()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(shown()).toHaveTextContent('£3.00 each, £6.00'));
  expect(shown()).toHaveAttribute('aria-busy', 'false');
});

test('while another number is counted the price of one stays, and the sum is not guessed', async () => {
  answer('priceSessions', counted(300, 600));
  const { rerender } = renderOnSite(<Prices item={swim} />, { session: member });
  await waitFor(() => expect(shown()).toHaveTextContent('£6.00'));
  answer('priceSessions', counted(300, 900));
  rerender(<Prices item={{ ...swim, quantity: 3 }} />);
  expect(shown()).toHaveTextContent('£3.00 each, not counted');
  await waitFor(() => expect(shown()).toHaveTextContent('£3.00 each, £9.00'));
});

test('without an answer the prices on the page stay', async () => {
  refuse('priceSessions', 'unexpected');
  renderOnSite(<Prices item={swim} />, { session: member });
  await waitFor(() => expect(shown()).toHaveAttribute('aria-busy', 'false'));
  expect(shown()).toHaveTextContent('standard each, not counted');
});

test('whoever acts for somebody else sees the prices of that person', async () => {
  answer('priceSessions', counted(300, 600));
  const { become } = renderOnSite(<Prices item={swim} />, { session: member });
  await waitFor(() => expect(shown()).toHaveTextContent('£3.00 each'));
  answer('priceSessions', counted(480, 960));
  become({ ...member, selectedUserId: 8 });
  expect(shown()).toHaveTextContent('standard each, not counted');
  await waitFor(() => expect(shown()).toHaveTextContent('£4.80 each, £9.60'));
});
