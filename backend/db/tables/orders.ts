import type { ColumnType, Generated } from 'kysely';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Channel } from '#contract/primitives.ts';
import type { CartSource, MoneyHolder } from './enums.ts';
import type { DefaultJson } from './json.ts';

export interface OrdersTable {
  id: Generated<string>;
  cartId: number | null;
  userId: number | null;
  staffUserId: number | null;
  /** Where it was sold: the venue of the desk, and what the desk is called. */
  deskVenueId: string | null;
  desk: string | null;
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
    | 'credit'
    | 'bank-transfer';
  heldBy: MoneyHolder;
  creditType: 'membership' | 'general' | null;
  amount: number;
  status: 'created' | 'submitted' | 'done' | 'failed';
  description: Generated<string>;
  reference: string | null;
  /** Cash handed over. */
  tendered: number | null;
  transactionId: string | null;
  /** The till of the desk that it went into or came out of. */
  tillId: string | null;
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

export interface DeskTendersTable {
  tenderType: Exclude<PaymentsTable['tenderType'], 'online' | 'credit' | 'bank-transfer'>;
  isAccepted: Generated<boolean>;
  permission: string | null;
}

export interface TillsTable {
  id: Generated<string>;
  venueId: string;
  desk: string | null;
  staffUserId: number;
  openingFloat: number;
  openedAt: Date;
  closedAt: Date | null;
  counted: number | null;
  /** Written by the database at the closing. */
  expected: ColumnType<number | null, never, never>;
}

/** What one touch sells at the desk of a venue. */
export interface DeskTilesTable {
  venueId: string;
  /** From 1. */
  position: number;
  pricingOptionId: string;
  /** Null: as the pricing option. */
  name: string | null;
}

export interface OrdersTables {
  deskTiles: DeskTilesTable;
  tills: TillsTable;
  deskTenders: DeskTendersTable;
  refundLines: RefundLinesTable;
  orders: OrdersTable;
  orderLines: OrderLinesTable;
  payments: PaymentsTable;
  penalties: PenaltiesTable;
}
