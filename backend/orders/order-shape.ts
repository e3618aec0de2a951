import type { Selectable } from 'kysely';
import type { OrderLinesTable, OrdersTable } from '#backend/db/tables/orders.ts';
import { paymentRecord, type PaymentRow } from '#backend/payments/records/order-payments.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { BringNote, Order } from '#contract/payments/orders.ts';

interface OrderParts {
  order: Selectable<OrdersTable>;
  lines: Selectable<OrderLinesTable>[];
  payments: PaymentRow[];
  whatToBring: BringNote[];
}

const offSystem = 'off-system';

/** How much of an order went back, and by which ways (docs/product.md#refunds). */
function refundStatus({ order, payments }: OrderParts): Order['refundStatus'] {
  const refunds = payments.filter(({ amount, status }) => amount < 0 && status !== 'failed');
  if (refunds.length === 0) return null;
  const isOff = refunds.map(({ tenderType }) => tenderType === offSystem);
  if (isOff.every(Boolean)) return 'off-system';
  if (isOff.some(Boolean)) return 'mixed';
  const refunded = -refunds.reduce((sum, { amount }) => sum + amount, 0);
  return refunded >= order.total ? 'full' : 'partial';
}

/** An order as the wire shows it (`orderSchema`). */
export function findOrder(parts: OrderParts): Order {
  const { order, lines, payments, whatToBring } = parts;
  const { currency } = order;
  return {
    id: order.id,
    cartSource: order.cartSource,
    status: order.status,
    source: order.source,
    total: money(order.total, currency),
    taxTotal: money(order.taxTotal, currency),
    balance: money(order.balance, currency),
    count: order.itemCount,
    refundStatus: refundStatus(parts),
    lineItems: lines.map(({ id, name, summary, purchasableType, purchasableId, quantity, price, tax, createdAt }) => ({
      ...{ id, name, summary, purchasableType, purchasableId, quantity },
      price: money(price, currency),
      tax: money(tax, currency),
      createdAt: instant(createdAt),
    })),
    items: order.items,
    whatToBring,
    payments: payments.map((payment) => paymentRecord(payment, currency)),
    userId: order.userId,
    createdAt: instant(order.createdAt),
  };
}
