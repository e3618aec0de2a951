import type { Generated, GeneratedAlways } from 'kysely';

export interface PricingOptionsTable {
  id: Generated<string>;
  name: string | null;
  reference: string;
  kind: 'session' | 'ticket' | 'course' | 'camp' | 'package' | 'extra' | 'guest_pass' | 'product';
  price: number;
  taxRate: Generated<number>;
  venueId: string | null;
  venueGroupId: string | null;
  isSold: Generated<boolean>;
  /** Days a guest pass is good for after the day of purchase; null: for ever. */
  validDays: number | null;
}

export interface MembershipTypesTable {
  id: Generated<string>;
  name: string;
  description: Generated<string>;
  joiningFee: Generated<number>;
  price: number;
  period: Generated<'month' | 'year'>;
  isSoldOnline: Generated<boolean>;
  position: Generated<number>;
  minimumTermMonths: Generated<number>;
  noticeDays: Generated<number>;
  joiningFeeId: Generated<string>;
  coolingOffDays: Generated<number>;
  adults: Generated<number>;
  children: Generated<number>;
  minimumAge: number | null;
  maximumAge: number | null;
  proofName: string | null;
  proofHelp: Generated<string>;
}

export interface MembershipTypeVenuesTable {
  membershipTypeId: string;
  venueId: string;
}

export interface MembershipTypeChangesTable {
  fromMembershipTypeId: string;
  toMembershipTypeId: string;
  summary: string;
  price: Generated<number>;
}

export interface MembershipPricesTable {
  pricingOptionId: string;
  membershipTypeId: string;
  price: number;
}

export interface MembershipsTable {
  id: Generated<string>;
  membershipTypeId: string;
  userId: number;
  homeVenueId: string;
  status: 'active' | 'pending' | 'expired' | 'cancelled';
  startsOn: string;
  endsOn: string | null;
  price: number | null;
  orderId: string | null;
  createdAt: Generated<Date>;
  /** Null: that of its type. */
  minimumTermMonths: number | null;
  noticeDays: number | null;
  leavingAskedAt: Date | null;
  leavingReason: string | null;
  endedBeforeLeavingOn: string | null;
  mandateId: string | null;
  /** The first day of the first period that is taken by itself; null: not billed online. */
  billsFrom: string | null;
  nextBillOn: string | null;
  coolingOffEndsOn: string | null;
  graceEndsOn: string | null;
}

export interface MembershipUsersTable {
  id: GeneratedAlways<number>;
  membershipId: string;
  userId: number;
}

export interface MembershipRenewalsTable {
  id: Generated<string>;
  membershipId: string;
  summary: string;
  price: number;
  newMembershipTypeId: string | null;
  status: Generated<'offered' | 'taken' | 'withdrawn'>;
  createdAt: Generated<Date>;
  orderId: string | null;
  takenAt: Date | null;
}

export interface MembershipChangesTable {
  id: Generated<string>;
  membershipId: string;
  membershipTypeId: string;
  summary: string;
  price: number;
  status: Generated<'pending' | 'taken' | 'withdrawn'>;
  createdAt: Generated<Date>;
  fromMembershipTypeId: string | null;
  /** For a period, minor units. */
  newPrice: number | null;
  takesEffectOn: string | null;
  appliedAt: Date | null;
  orderId: string | null;
}

export interface PricesTables {
  pricingOptions: PricingOptionsTable;
  membershipTypes: MembershipTypesTable;
  membershipTypeVenues: MembershipTypeVenuesTable;
  membershipTypeChanges: MembershipTypeChangesTable;
  membershipPrices: MembershipPricesTable;
  memberships: MembershipsTable;
  membershipUsers: MembershipUsersTable;
  membershipRenewals: MembershipRenewalsTable;
  membershipChanges: MembershipChangesTable;
}
