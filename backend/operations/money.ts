import { payFrontOfHouse } from '../checkout/operations/pay-front-of-house.ts';
import { getOrderMoney } from '../money/operations/get-order-money.ts';
import { liftBars } from '../money/operations/lift-bars.ts';
import { listCreditEntries } from '../money/operations/list-credit-entries.ts';
import { listDebts } from '../money/operations/list-debts.ts';
import { listPayments } from '../money/operations/list-payments.ts';
import { listPenalties } from '../money/operations/list-penalties.ts';
import { getOrderReceipt } from '../orders/operations/get-order-receipt.ts';
import { listOrders } from '../orders/operations/list-orders.ts';
import { setDefaultCard } from '../payments/operations/set-default-card.ts';
import { refundOrder } from '../refunds/operations/refund-order.ts';

export const moneyOperations = {
  listOrders,
  getOrderMoney,
  getOrderReceipt,
  listPayments,
  listPenalties,
  listDebts,
  listCreditEntries,
  setDefaultCard,
  refundOrder,
  liftBars,
  payFrontOfHouse,
};
