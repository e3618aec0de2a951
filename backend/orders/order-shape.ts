import type { Selectable } from 'kysely';
import type { Order } from '../../contract/orders.ts';
import type { PaymentRecord } from '../../contract/tenders.ts';
import type { OrderLinesTable, OrdersTable, PaymentsTable } from '../db/tables/orders.ts';
import { instant } from '../shape/instant.ts';
import { money } from '../shape/money.ts';

interface OrderParts {
  order: Selectable<OrdersTable>;
  lines: Selectable<OrderLinesTable>[];
  payments: Selectable<PaymentsTable>[];
}

const offSystem = 'off-system';

/** How much of an order went back, and by which ways (payments 8.11). */
function refundStatus({ order, payments }: OrderParts): Order['refundStatus'] {
  const refunds = payments.filter(({ amount, status }) => amount < 0 && status !== 'failed');
  if (refunds.length === 0) return null;
  const isOff = refunds.map(({ tenderType }) => tenderType === offSystem);
  if (isOff.every(Boolean)) return 'off-system';
  if (isOff.some(Boolean)) return 'mixed';
  const refunded = -refunds.reduce((sum, { amount }) => sum + amount, 0);
  return refunded >= order.total ? 'full' : 'partial';
}

function paymentRecord({ id, orderId, tenderType, creditType, amount, status, description, createdAt }: Selectable<PaymentsTable>, currency: string): PaymentRecord {
  return { id, orderId, tenderType, creditType, amount: money(amount, currency), status, description, createdAt: instant(createdAt) };
}

/** An order as the wire shows it (API: Order). */
export function orderOf(parts: OrderParts): Order {
  const { order, lines, payments } = parts;
  const { currency } = order;
  return {
    id: order.id,
    cartSource: order.cartSource,
    status: order.status,
    source: order.source,
    total: money(order.total, currency),
    balance: money(order.balance, currency),
    count: order.itemCount,
    refundStatus: refundStatus(parts),
    lineItems: lines.map(({ id, name, summary, purchasableType, purchasableId, price, createdAt }) => ({
      id,
      name,
      summary,
      purchasableType,
      purchasableId,
      price: money(price, currency),
      createdAt: instant(createdAt),
    })),
    items: order.items,
    payments: payments.map((payment) => paymentRecord(payment, currency)),
    userId: order.userId,
    createdAt: instant(order.createdAt),
  };
}
