import type { Generated } from 'kysely';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Channel } from '#contract/primitives.ts';
import type { CartSource } from './enums.ts';
import type { DefaultJson } from './json.ts';

export interface OrdersTable {
  id: Generated<string>;
  cartId: number | null;
  userId: number | null;
  staffUserId: number | null;
  cartSource: CartSource;
  channel: Generated<Channel>;
  status: 'success' | 'pending' | 'cancelled' | 'awaiting_payment';
  source: 'imported' | null;
  currency: string;
  total: number;
  taxTotal: Generated<number>;
  balance: number;
  itemCount: number;
  itemHash: string | null;
  items: DefaultJson<CartItem[]>;
  createdAt: Generated<Date>;
  completedAt: Date | null;
  cancelledAt: Date | null;
}

export interface OrderLinesTable {
  id: Generated<string>;
  orderId: string;
  name: string;
  summary: string | null;
  purchasableType: string;
  purchasableId: string;
  quantity: Generated<number>;
  price: number;
  tax: Generated<number>;
  refunded: Generated<number>;
  position: Generated<number>;
  createdAt: Generated<Date>;
}

export interface PaymentsTable {
  id: Generated<string>;
  orderId: string;
  tenderType:
    | 'cash'
    | 'card'
    | 'cheque'
    | 'offline-voucher'
    | 'float'
    | 'online'
    | 'off-system'
    | 'direct-debit'
    | 'voucher'
    | 'gift-card'
    | 'inclusive'
    | 'credit';
  creditType: 'membership' | 'general' | null;
  amount: number;
  status: 'created' | 'submitted' | 'done' | 'failed';
  description: Generated<string>;
  reference: string | null;
  transactionId: string | null;
  refundOf: string | null;
  reason: string | null;
  attempts: Generated<number>;
  nextCheckAt: Date | null;
  createdBy: number | null;
  createdAt: Generated<Date>;
  completedAt: Date | null;
}

export interface PenaltiesTable {
  id: Generated<string>;
  userId: number;
  bookingId: string | null;
  name: string;
  reason: string;
  amount: number;
  status: Generated<'outstanding' | 'paid' | 'waived'>;
  orderId: string | null;
  createdAt: Generated<Date>;
  closedAt: Date | null;
}

/** What part of a refund was for which line; minor units. */
export interface RefundLinesTable {
  paymentId: string;
  orderLineId: string;
  amount: number;
}

export interface OrdersTables {
  refundLines: RefundLinesTable;
  orders: OrdersTable;
  orderLines: OrderLinesTable;
  payments: PaymentsTable;
  penalties: PenaltiesTable;
}
