import { answerBy, withSiteServer } from '#tests/support/site-server.ts';
import { readOwnPrices } from './own-prices.ts';

withSiteServer();

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });

test('more items than one call takes are asked for in several, and answered in their order', async () => {
  const counts: number[] = [];
  answerBy('priceSessions', ({ body }) => {
    const { items } = body as { items: { session_id: number }[] };
    counts.push(items.length);
    const prices = items.map(({ session_id: id }) => ({ price: money(id), fullPrice: money(id), savings: [] }));
    return { data: { items: prices.map((price) => ({ each: price, line: price })), total: money(0) } };
  });
  const requested = Array.from({ length: 230 }, (_, id) => ({ sessionId: id, quantity: 0 }));
  const prices = await readOwnPrices(requested);
  expect(prices.map((one) => one?.each.price.value)).toEqual(requested.map(({ sessionId }) => sessionId));
  expect(counts.toSorted()).toEqual([100, 100, 30]);
});
