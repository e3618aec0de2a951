import type { OperationId } from '#contract/routes.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  noProvider,
  required,
  unknownId,
  wrongPage,
  type CallCase,
  type Outcome,
  type Setting,
} from './call-case.ts';

const ofStranger = forbidden('of a stranger', 'stranger');
const wrongStatus = (...statuses: string[]) =>
  invalid('a status that is none', { query: '?status=due' }, { 'status.0': `Must be one of: ${statuses.join(', ')}` });
const owed: CallCase = { bad: [wrongStatus('outstanding', 'paid', 'waived'), ofStranger] };
const unknown: Outcome = {
  ...{ status: 404, code: 'not_found', message: 'Unable to complete request, item not found.' },
};
const deskTenders =
  'Must be one of: card, cash, cheque, credit, direct-debit, float, general-credit, gift-card, inclusive, ' +
  'membership-credit, off-system, offline-voucher, voucher';

type Offer = Record<string, unknown>;

async function addAtDesk({ db, call, scene: { robin, classes, tokens } }: Setting): Promise<Offer> {
  const session = await makeSession(db, classes, { price: 620, startsAt: new Date('2026-12-02T10:00:00Z') });
  const items = { id: session.id, type: 'purchasableOccurrence' };
  const body = { items, source: 'foh', selected_user_id: robin.id };
  const { json } = await call('/api/checkout/cart/add', { token: tokens.seller, body });
  const { item_hash } = (json as { data: { item_hash: string } }).data;
  const payments = [{ tender_type: 'cash', amount: 620, tendered: 1000 }];
  return { payments, terms: true, completed_waivers: [], source: 'foh', item_hash };
}

const offers = new WeakMap<Setting, Promise<Offer>>();

/** The offer for a session in Robin's basket at the desk, put there once. */
function fillAtDesk(setting: Setting): Promise<Offer> {
  const offer = offers.get(setting) ?? addAtDesk(setting);
  offers.set(setting, offer);
  return offer;
}

/** The valid offer with these payments. */
const paidBy =
  (...payments: object[]) =>
  async (setting: Setting) => ({ body: { ...(await fillAtDesk(setting)), payments } });

/** An order that Robin has paid in cash. */
async function payAtDesk(setting: Setting) {
  const { robin, tokens } = setting.scene;
  const body = { ...(await fillAtDesk(setting)), selected_user_id: robin.id };
  const { json } = await setting.call('/api/foh/checkout/pay', { token: tokens.seller, body });
  return { params: { orderId: (json as { data: { order_id: string } }).data.order_id } };
}

/** What customers paid, owe and hold as credit, the front desk, and messages of providers. */
export const moneyCases = {
  listOrders: {
    bad: [
      wrongPage,
      wrongStatus('success', 'pending', 'cancelled', 'awaiting_payment'),
      forbidden('of somebody else', 'owner', ({ scene: { managerId } }) => ({ query: `?user_id=${managerId}` })),
      ofStranger,
    ],
  },
  getOrderMoney: { bad: [absent('that is not there', { params: { orderId: unknownId } })] },
  getOrderReceipt: { bad: [absent('that is not there', { params: { orderId: unknownId } })] },
  listPayments: { bad: [wrongPage, ofStranger] },
  listPenalties: owed,
  listDebts: owed,
  listCreditEntries: {
    bad: [
      wrongPage,
      invalid('a type that is none', { query: '?type=gift' }, { type: 'Must be one of: membership, general' }),
      ofStranger,
    ],
  },
  setDefaultCard: { bad: [absent('that is not there', { params: { cardId: unknownId } })] },
  liftBars: {
    bad: [
      required({ body: {} }, 'reason'),
      invalid(
        'past the limits',
        { body: { reason: 'x'.repeat(256) } },
        { reason: 'Must contain at most 255 character(s)' },
      ),
      absent('of nobody', { params: { userId: 999_999 } }),
      forbidden('by a customer', 'owner'),
    ],
  },
  refundOrder: {
    change: payAtDesk,
    bad: [
      required({ body: {} }, 'reason'),
      invalid(
        'past the limits',
        { body: { reason: 'x'.repeat(256), amount: 0, line_item_ids: [] } },
        {
          reason: 'Must contain at most 255 character(s)',
          amount: 'Must be at least 1',
          line_item_ids: 'Required',
        },
      ),
      invalid('more than was paid', { body: { reason: 'Closed', amount: 621 } }, { amount: 'Must be at most 620' }),
      invalid(
        'a line of another order',
        { body: { reason: 'Closed', line_item_ids: [unknownId] } },
        { 'line_item_ids.0': 'Must be a line of this order' },
      ),
      invalid('an order without money', ({ scene: { orderId } }) => ({ params: { orderId } }), {
        amount: 'Nothing is left to refund',
      }),
      absent('that is not there', { params: { orderId: unknownId } }),
      forbidden('by a customer', 'owner'),
    ],
  },
  payFrontOfHouse: {
    as: 'seller',
    change: async (setting) => ({ body: await fillAtDesk(setting) }),
    message: 'Order completed Successfully.',
    bad: [
      required({ body: { source: 'foh' } }, 'payments', 'terms', 'completed_waivers', 'item_hash'),
      invalid('a tender of no desk', paidBy({ tender_type: 'online', amount: 620 }), {
        'payments.0.tender_type': deskTenders,
      }),
      invalid('less cash than it is for', paidBy({ tender_type: 'cash', amount: 620, tendered: 600 }), {
        'payments.0.tendered': 'Must be at least 620',
      }),
      invalid('a card handed over', paidBy({ tender_type: 'card', amount: 620, tendered: 620 }), {
        'payments.0.tendered': 'Only cash is handed over',
      }),
      invalid('too little', paidBy({ tender_type: 'cash', amount: 619 }), {
        payments: 'There is still money to pay',
      }),
      invalid('too much', paidBy({ tender_type: 'cash', amount: 621 }), { payments: 'Must be at most 620' }),
      forbidden('a tender for those who refund', 'seller', paidBy({ tender_type: 'off-system', amount: 620 })),
      conflict('basket_changed', 'Your basket has changed, please check it and try again', async (setting) => ({
        body: { ...(await fillAtDesk(setting)), item_hash: 'hash' },
      })),
      forbidden('by a customer', 'owner'),
    ],
  },
  getStripeConfig: { instead: noProvider('Failed to get Stripe configuration'), bad: [ofStranger] },
  notifyPayment: {
    as: 'guest',
    instead: unknown,
    bad: [absent('of no provider', { params: { kind: 'paypal', accountId: unknownId } })],
  },
  returnHosted: {
    as: 'guest',
    instead: unknown,
    bad: [absent('of no payment', { params: { transactionUuid: unknownId, mac: 'm' } })],
  },
} satisfies Partial<Record<OperationId, CallCase>>;
