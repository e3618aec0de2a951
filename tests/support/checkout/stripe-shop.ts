import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { testDatabase } from '#tests/support/database.ts';
import { getKind, useAccount } from './kinds.ts';
import { expectBalancedLedger } from './ledger.ts';
import { openShop } from './shop.ts';
import { holdNotifications } from './stripe-browser.ts';

/**
 * A shop that is paid through Stripe, to which no notification comes. `payments.fetch` may be replaced in a test; after
 * each it is the ordinary one again, and the ledger must balance.
 */
export async function openStripeShop() {
  const { db } = await testDatabase();
  const shop = await openShop(db);
  const stripe = getKind('stripe');
  await useAccount(shop, stripe);
  const { payments } = shop.dependencies.services;
  const { fetch: ordinary } = payments;

  beforeEach(() => holdNotifications(shop));
  afterEach(async () => {
    payments.fetch = ordinary;
    await expectBalancedLedger(shop);
  });

  /** Lets time pass, and then the reconciler run. */
  async function later(seconds: number): Promise<void> {
    shop.clock.advance(seconds);
    await reconcilePayments(shop.dependencies);
  }
  return { shop, stripe, payments, ordinary, later };
}
