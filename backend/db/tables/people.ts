import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/languages/languages.ts';
import type { NullableJson } from './json.ts';

interface EmergencyContact {
  name: string;
  phone: string;
  relationship?: string;
}

export interface UsersTable {
  id: Generated<number>;
  uuid: Generated<string>;
  reference: string;
  email: string | null;
  passwordHash: string | null;
  title: string | null;
  firstName: string;
  lastName: string;
  gender: string | null;
  ethnicity: string | null;
  disability: string | null;
  dateOfBirth: string | null;
  profilePictureUrl: string | null;
  phone: string | null;
  address1: string | null;
  address2: string | null;
  area: string | null;
  town: string | null;
  country: string | null;
  postcode: string | null;
  uprn: string | null;
  marketingEmail: Generated<boolean>;
  marketingSms: Generated<boolean>;
  marketingPhone: Generated<boolean>;
  marketingPost: Generated<boolean>;
  emailVerifiedAt: Date | null;
  /** Of their mails. */
  language: Generated<Language>;
  homeVenueId: string | null;
  barcode: string | null;
  hasInstruction: Generated<boolean>;
  hasBillingDate: Generated<boolean>;
  documentExpiresOn: string | null;
  documentUploadRequired: Generated<boolean>;
  emergencyContact: NullableJson<EmergencyContact>;
  onboardingType: string | null;
  onboardingSource: string | null;
  isStaff: Generated<boolean>;
  bookingBarredAt: Date | null;
  accessBarredAt: Date | null;
  disabledAt: Date | null;
  termsAcceptedAt: Date | null;
  /** Nobody yet: an address without an account that was invited. */
  isInvited: Generated<boolean>;
  /** When the account is closed, unless its owner keeps it. */
  closesAt: Date | null;
  closedAt: Date | null;
  createdAt: Generated<Date>;
}

export interface StaffPermissionsTable {
  userId: number;
  permission: 'sell' | 'customers' | 'timetable' | 'categories' | 'attendance' | 'refunds';
}

export interface LinkedUsersTable {
  id: GeneratedAlways<number>;
  userId: number;
  referencedUserId: number;
  relationship: 'parent' | 'partner' | 'sibling' | 'employee' | 'carer';
  status: 'pending' | 'successful' | 'revoked' | 'cancelled';
  createdAt: Generated<Date>;
  confirmedAt: Date | null;
  endedAt: Date | null;
  /** The address or reference that was typed; null of a person without a log-in. */
  invitedAs: string | null;
}

export interface InvitationsTable {
  id: Generated<string>;
  kind: 'link' | 'take_over';
  linkedUserId: number;
  tokenHash: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface CalendarFeedsTable {
  userId: number;
  secretHash: string;
  createdAt: Date;
}

export interface DataExportsTable {
  id: Generated<string>;
  userId: number;
  createdAt: Date;
  /** Until then one process has claimed it for making. */
  claimedUntil: Date | null;
  attempts: Generated<number>;
  /** Once it is ready. */
  secretHash: string | null;
  expiresAt: Date | null;
  /** When its link was first followed. */
  followedAt: Date | null;
}

export interface PeopleTables {
  users: UsersTable;
  staffPermissions: StaffPermissionsTable;
  linkedUsers: LinkedUsersTable;
  invitations: InvitationsTable;
  calendarFeeds: CalendarFeedsTable;
  dataExports: DataExportsTable;
}
