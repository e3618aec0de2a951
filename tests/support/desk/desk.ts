import { getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { payFrontOfHouseEndpoint } from '#contract/desk/pay-front-of-house.ts';
import { openTillEndpoint, type Till } from '#contract/desk/tills.ts';
import type { Answer } from '#tests/support/backend.ts';
import type { openShop } from '#tests/support/cart/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** A member of staff, and the customer they act for; null: the walk-in. */
export interface Sale {
  by: MadePerson;
  customer: MadePerson | null;
}

export const actingFor = ({ customer }: Sale) => (customer === null ? {} : { selected_user_id: customer.id });

/** The calls of the front desk, as a page makes them. */
export function openDesk({ call, venue }: Pick<Shop, 'call' | 'venue'>) {
  const readSale = async (sale: Sale): Promise<Cart> => {
    const query = sale.customer === null ? '' : `&selected_user_id=${sale.customer.id}`;
    return getData(getCartEndpoint, await call(`/api/checkout/cart?source=foh${query}`, { token: sale.by.token }));
  };
  const offerMoney = (sale: Sale, cart: Cart, payments: unknown[], more: object = {}): Promise<Answer> => {
    const offer = { payments, terms: true, completed_waivers: [], source: 'foh', item_hash: cart.itemHash };
    return call('/api/foh/checkout/pay', { token: sale.by.token, body: { ...offer, ...actingFor(sale), ...more } });
  };
  return {
    readSale,
    offerMoney,
    add(sale: Sale, items: unknown): Promise<Answer> {
      const body = { items, source: 'foh', ...actingFor(sale) };
      return call('/api/checkout/cart/add', { token: sale.by.token, body });
    },
    async fill(sale: Sale, items: unknown): Promise<Cart> {
      const answer = await this.add(sale, items);
      if (answer.status !== 200) throw new Error(answer.text);
      return readSale(sale);
    },
    async pay(sale: Sale, cart: Cart, payments: unknown[], more: object = {}): Promise<string> {
      const { orderId } = getData(payFrontOfHouseEndpoint, await offerMoney(sale, cart, payments, more));
      if (orderId === null) throw new Error('There is no order.');
      return orderId;
    },
    async openTill(by: MadePerson, float = 5000, more: object = {}): Promise<Till> {
      const body = { venue: venue.slug, float, ...more };
      return getData(openTillEndpoint, await call('/api/foh/tills', { token: by.token, body }));
    },
    closeTill: (by: MadePerson, id: string, counted: number): Promise<Answer> =>
      call(`/api/foh/tills/${id}/close`, { token: by.token, body: { counted } }),
  };
}

/** A tender as the desk sends it; minor units. */
export const tender = (tenderType: string, amount: number, tendered?: number) => ({
  tender_type: tenderType,
  amount,
  ...(tendered !== undefined && { tendered }),
});
