import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { getEntryId } from '#components/checkout/confirmation/confirmation-facts.ts';
import { ConfirmationView } from '#components/checkout/confirmation/confirmation-view.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Order } from '#contract/payments/orders.ts';
import { qrCode } from '#lib/format/qr-code.ts';
import { alexState, campItem, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer } from '#tests/support/site-server.ts';

/** When the page is rendered: the day before the swim. */
export const renderedAt = Date.parse('2026-11-18T09:00:00Z');
const swim = sessionItem(1, 'Swim for fitness', 1680, { quantity: 3 });
const camp = campItem(2, 'Winter camp', ['2026-12-21', '2026-12-22']);

/** A paid order of a swim and a camp; `input` overrides its fields. */
export const makeOrder = (input: Partial<Order> = {}): Order => ({
  id: uuid(50),
  cartSource: 'activity-booking',
  status: 'success',
  source: null,
  total: money(6480),
  taxTotal: money(280),
  balance: money(0),
  count: 2,
  refundStatus: null,
  lineItems: [],
  items: [camp, swim],
  whatToBring: [
    { text: 'Swimwear', name: 'Swim for fitness', bookingType: 'ticketed' },
    { text: 'A drink and a coat', name: 'Winter camp', bookingType: 'camps' },
  ],
  payments: [
    {
      id: uuid(51),
      orderId: uuid(50),
      tenderType: 'credit',
      heldBy: 'credit',
      creditType: 'general',
      amount: money(1500),
      status: 'done',
      description: 'General credit',
      cardLast4: null,
      createdAt: '2026-11-18T08:59:00Z',
    },
    {
      id: uuid(52),
      orderId: uuid(50),
      tenderType: 'online',
      heldBy: 'card_provider',
      creditType: null,
      amount: money(4980),
      status: 'done',
      description: 'Card ending 4242',
      cardLast4: '4242',
      createdAt: '2026-11-18T08:59:00Z',
    },
  ],
  userId: 7,
  createdAt: '2026-11-18T08:59:00Z',
  ...input,
});

const getArrival = (items: readonly CartItem[]): EntryInfo => ({
  codes: Object.fromEntries(items.flatMap((item) => getEntryId(item) ?? []).map((id) => [id, qrCode(id)])),
  ways: { 'riverside-leisure-centre': 'https://maps.example/riverside' },
});

/** Renders the confirmation of this order. */
export const showOrder = (input: Partial<Order> = {}, stage: Stage = {}) => {
  answer('getAuthUser', alexState);
  const order = makeOrder(input);
  answer('getOrder', order);
  const view = <ConfirmationView order={order} entryInfo={getArrival(order.items)} renderedAt={renderedAt} />;
  return renderOnSite(view, { session: member, ...stage });
};
