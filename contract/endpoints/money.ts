import type { Endpoint } from '#contract/endpoint.ts';
import {
  listCreditEntriesEndpoint,
  listDebtsEndpoint,
  listPaymentsEndpoint,
  listPenaltiesEndpoint,
} from '#contract/payments/account-money.ts';
import { liftBarsEndpoint } from '#contract/payments/bars.ts';
import { payFrontOfHouseEndpoint } from '#contract/payments/desk.ts';
import { getOrderMoneyEndpoint, getOrderReceiptEndpoint, listOrdersEndpoint } from '#contract/payments/orders.ts';
import { refundOrderEndpoint } from '#contract/payments/refunds.ts';
import { setDefaultCardEndpoint } from '#contract/payments/saved-cards.ts';
import type { moneyRoutes } from '#contract/routes/money.ts';

export const moneyEndpoints = {
  listOrders: listOrdersEndpoint,
  getOrderMoney: getOrderMoneyEndpoint,
  getOrderReceipt: getOrderReceiptEndpoint,
  listPayments: listPaymentsEndpoint,
  listPenalties: listPenaltiesEndpoint,
  listDebts: listDebtsEndpoint,
  listCreditEntries: listCreditEntriesEndpoint,
  setDefaultCard: setDefaultCardEndpoint,
  refundOrder: refundOrderEndpoint,
  liftBars: liftBarsEndpoint,
  payFrontOfHouse: payFrontOfHouseEndpoint,
} satisfies Record<keyof typeof moneyRoutes, Endpoint>;
