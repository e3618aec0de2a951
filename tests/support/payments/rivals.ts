import { removeCartItems } from '#backend/cart/operations/remove-lines.ts';
import { processNotifications } from '#backend/checkout/process-notifications.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { testBackend } from '#tests/support/backend.ts';
import { payAs, type KindUnderTest } from '#tests/support/checkout/kinds.ts';
import { bringBack, notifications as listPageNotifications } from '#tests/support/checkout/pay-on-page.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { start, type Customer, type Shop } from '#tests/support/checkout/shop.ts';

/** A payment that was approved, and has to become an order. */
export interface Approved {
  kind: KindUnderTest;
  accountId: string;
  customer: Customer;
  uuid: string;
}

type Rival = (target: Approved) => Promise<unknown>;

async function notifyAgain(shop: Shop, { kind, accountId, uuid }: Approved): Promise<void> {
  if (kind.kind === 'hosted') for (const sent of await listPageNotifications(shop, uuid)) await bringBack(shop, sent);
  const deliveries = (await kind.notifications?.take(shop))?.filter(({ payload }) => payload.includes(uuid)) ?? [];
  for (const delivery of deliveries) await kind.notifications?.deliver(shop, accountId, delivery);
  await processNotifications(shop.dependencies);
}

async function removeAll(shop: Shop, { customer }: Approved): Promise<unknown> {
  const { call } = testBackend({ ...shop.dependencies, operations: { removeCartItems } });
  const lines = await shop.db.selectFrom('cartItems').where('cartId', '=', customer.cartId).select('id').execute();
  const body = { cart_item_ids: lines.map(({ id }) => id), source: 'online', cart_source: 'activity-booking' };
  return call('/api/checkout/cart/remove', { body, token: customer.token });
}

/** What others do with a payment while it becomes an order. */
export function rivalsIn(shop: Shop): Readonly<Record<string, Rival>> {
  return {
    'another request completes': ({ customer, uuid }) =>
      shop.call(`/api/checkout/session/complete/${uuid}`, { method: 'POST', token: customer.token }),
    'another tab pays anew': async ({ kind, customer }) => {
      const { uuid } = await payAs(shop, kind, customer, cards.approved);
      await complete(shop, customer, uuid);
    },
    'the provider notifies': (target) => notifyAgain(shop, target),
    'the reconciler completes': async ({ uuid }) => {
      const isDue = { nextCheckAt: new Date(start) };
      await shop.db.updateTable('paymentTransactions').set(isDue).where('id', '=', uuid).execute();
      await reconcilePayments(shop.dependencies);
    },
    'the customer cancels': ({ kind, customer, uuid }) =>
      shop.call(`/api/payment-providers/${kind.kind}/cancel/${uuid}`, { method: 'POST', token: customer.token }),
    // As for a process that hangs.
    'everything expires': async () => {
      shop.clock.advance(26 * 60);
      await releaseExpiredHolds(shop.dependencies);
      await reconcilePayments(shop.dependencies);
    },
    'the basket changes': (target) => removeAll(shop, target),
  };
}
