import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { OrderCards } from '#components/checkout/confirmation/order-cards.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { alexState, campItem, extraItem, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { BasketLines } from './lines/basket-lines.tsx';
import { SideBasketLines } from './sidebar/side-basket-lines.tsx';

withSiteServer();
beforeEach(() => answer('getAuthUser', alexState));

const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-29'];
const extras = fc.array(
  fc.record({ price: fc.integer({ min: 0, max: 5000 }), quantity: fc.integer({ min: 1, max: 10 }) }),
  { maxLength: 3 },
);
const line = fc.oneof(
  fc.record({ kind: fc.constant('camp' as const), days: fc.subarray(days, { minLength: 1 }), extras }),
  fc.record({ kind: fc.constant('swim' as const), price: fc.integer({ min: 0, max: 100_000 }), extras }),
);
const basket = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) =>
  lines.map((one, index): CartItem => {
    const added = one.extras.map(({ price, quantity }, position) =>
      extraItem(index * 10 + position, `Extra ${position}`, price, quantity),
    );
    return one.kind === 'camp'
      ? campItem(index, `Camp ${index}`, one.days, added)
      : sessionItem(index, `Swim ${index}`, one.price, { childItems: added });
  }),
);

/** The sum of all amounts shown in a list, in minor units. Unit prices stand among words. */
function visibleSum(list: HTMLElement): number {
  const amounts = within(list)
    .getAllByText(/^£[\d,.]+$/)
    .map(({ textContent }) => Math.round(Number(textContent.replaceAll(/[^\d.]/g, '')) * 100));
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const screens = [
  ['the basket', (items: CartItem[]) => <BasketLines cart={makeCart(items)} renderedAt={0} />],
  ['the small basket', (items: CartItem[]) => <SideBasketLines cart={makeCart(items)} headingId="side" />],
  ['the checkout', (items: CartItem[]) => <OrderCards items={items} renderedAt={0} />],
] as const;

test.each(screens)('the amounts in view add up to the total in %s', (_, draw) => {
  fc.assert(
    fc.property(basket, (items) => {
      const { unmount } = renderOnSite(draw(items), { session: member });
      const [list] = screen.getAllByRole('list');
      const shown = list === undefined ? -1 : visibleSum(list);
      expect(within(document.body).getAllByRole('heading')).toHaveLength(items.length);
      unmount();
      expect(shown).toBe(makeCart(items).totals.total);
    }),
    { numRuns: 25 },
  );
});
