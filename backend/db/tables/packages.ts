import type { Generated } from 'kysely';

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
  giftEmail: string | null;
  giftMessage: string | null;
  givenAt: Date | null;
}

export interface PackagesTables {
  packages: PackagesTable;
  packageContents: PackageContentsTable;
  packageContentOptions: PackageContentOptionsTable;
  ownedPackages: OwnedPackagesTable;
  ownedPackageContents: OwnedPackageContentsTable;
  packageUsages: PackageUsagesTable;
  guestPasses: GuestPassesTable;
}
