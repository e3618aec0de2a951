import type { Generated } from 'kysely';
import type { CartItem } from '#contract/cart-items.ts';
import type { Channel } from '#contract/primitives.ts';
import type { DefaultJson } from './json.ts';
import type { CartSource } from './words.ts';

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

export interface CreditAccountsTable {
  id: Generated<string>;
  userId: number;
  type: 'membership' | 'general';
  balance: Generated<number>;
  reserved: Generated<number>;
}

export interface CreditEntriesTable {
  id: Generated<string>;
  accountId: string;
  amount: number;
  reason: 'opening' | 'cancellation' | 'spent' | 'refund' | 'goodwill' | 'expired';
  orderId: string | null;
  bookingId: string | null;
  createdAt: Generated<Date>;
}

export interface CreditReservationsTable {
  id: Generated<string>;
  accountId: string;
  cartId: number;
  amount: number;
  state: Generated<'reserved' | 'consumed' | 'released'>;
  pinnedBy: string | null;
  expiresAt: Date;
  createdAt: Generated<Date>;
}

export interface PackagesTable {
  id: Generated<string>;
  name: string;
  friendlyName: string | null;
  description: string | null;
  pricingOptionId: string;
  venueId: string | null;
  venueGroupId: string | null;
  expiryValue: number | null;
  expiryUnit: 'day' | 'month' | 'year' | null;
  isSoldOnline: Generated<boolean>;
  isSoldFoh: Generated<boolean>;
}

export interface PackageContentsTable {
  id: Generated<string>;
  packageId: string;
  usages: number;
  position: Generated<number>;
}

export interface PackageContentOptionsTable {
  contentId: string;
  pricingOptionId: string;
}

export interface OwnedPackagesTable {
  id: Generated<string>;
  userId: number;
  packageId: string;
  orderId: string | null;
  purchasedAt: Date;
  expiresAt: Date | null;
}

export interface OwnedPackageContentsTable {
  ownedPackageId: string;
  contentId: string;
  usagesTotal: number;
  usagesTaken: Generated<number>;
}

export interface PackageUsagesTable {
  id: Generated<string>;
  ownedPackageId: string;
  contentId: string;
  bookingId: string | null;
  cartItemId: string | null;
  quantity: Generated<number>;
  state: 'reserved' | 'used' | 'returned';
  createdAt: Generated<Date>;
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

export interface JournalTransactionsTable {
  id: Generated<string>;
  userId: number;
  kind: 'collectable_fee' | 'debt' | 'debt_reconciliation';
  name: string;
  amount: number;
  status: Generated<'outstanding' | 'paid' | 'waived'>;
  membershipId: string | null;
  collectableFeeId: string | null;
  orderId: string | null;
  createdAt: Generated<Date>;
}

export interface GuestPassesTable {
  id: Generated<string>;
  userId: number;
  orderId: string | null;
  pricingOptionId: string | null;
  code: string;
  status: Generated<'available' | 'used' | 'expired'>;
  guestName: string | null;
  venueId: string | null;
  validFrom: Date;
  expiresAt: Date | null;
  usedAt: Date | null;
}
