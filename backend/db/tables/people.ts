import type { Generated, GeneratedAlways } from 'kysely';
import type { MailLanguage } from '#backend/mail/mail-language.ts';
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
  language: Generated<MailLanguage>;
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
  createdAt: Generated<Date>;
}

/** Networks from which somebody has logged in. */
export interface AccountNetworksTable {
  userId: number;
  networkHash: string;
  lastUsedAt: Date;
}

export interface StaffPermissionsTable {
  userId: number;
  permission: 'sell' | 'customers' | 'timetable' | 'categories' | 'attendance' | 'refunds';
}

export interface AccessTokensTable {
  id: Generated<string>;
  userId: number;
  tokenHash: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  userAgent: string | null;
  secondFactorAt: Date | null;
}

export interface HandOverCodesTable {
  codeHash: string;
  userId: number;
  tokenId: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface SecondFactorsTable {
  userId: number;
  sealedSecret: string;
  createdAt: Date;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
}

export interface RecoveryCodesTable {
  codeHash: string;
  userId: number;
  usedAt: Date | null;
}

export interface PasswordResetRequestsTable {
  id: GeneratedAlways<number>;
  name: string;
  redirect: string | null;
  createdAt: Date;
}

export interface EmailConfirmationsTable {
  tokenHash: string;
  userId: number;
  email: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PasswordResetsTable {
  id: Generated<string>;
  userId: number;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
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
}

export interface IdempotencyRequestsTable {
  caller: string;
  method: string;
  path: string;
  key: string;
  bodyHash: string;
  status: number | null;
  response: string | null;
  createdAt: Date;
  expiresAt: Date;
}
