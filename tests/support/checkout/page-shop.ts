import type { Db } from '#backend/db/schema.ts';
import { gatewayPayments } from './ledger.ts';
import { holdPageNotifications, openHostedPage, useHostedAccount } from './pay-on-page.ts';
import { customerWithBasket, openShop } from './shop.ts';

/** After so many seconds the page's time is up. */
export const closedSeconds = 21 * 60 + 1;
/** The provider tells of this card's payments only when it is asked. */
export const onlyQuery = '4000009900000145';

/** A shop that is paid on a provider's page, whose notifications are held until a test delivers them. */
export async function openPageShop(db: Db) {
  const shop = await openShop(db);
  await useHostedAccount(shop);
  await holdPageNotifications(shop);
  return {
    shop,
    read: (id: string) =>
      db.selectFrom('paymentTransactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** What the provider has recorded of a payment. */
    ofGateway: async (id: string) =>
      (await gatewayPayments(shop.gateway)).filter(({ vendorTxCode }) => vendorTxCode === id),
    /** A customer whose basket is at the provider's page. */
    async opened(place = {}) {
      const customer = await customerWithBasket(shop);
      const page = await openHostedPage(shop, customer, place);
      return { customer, page, id: page.transaction_uuid };
    },
  };
}
