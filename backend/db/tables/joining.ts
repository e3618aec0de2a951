import type { Generated } from 'kysely';
import type { JoiningType } from '#contract/joining/rules/joining-types.ts';
import type { NullableJson } from './json.ts';

interface Redirect {
  successUrl?: string | undefined;
  abortUrl?: string | undefined;
  expirationUrl?: string | undefined;
}

export interface MembershipFeesTable {
  id: Generated<string>;
  membershipTypeId: string;
  name: string;
  price: number;
  isOptional: Generated<boolean>;
  position: Generated<number>;
}

export interface MandatesTable {
  id: Generated<string>;
  userId: number;
  kind: 'direct_debit' | 'card';
  status: Generated<'pending' | 'active' | 'cancelled'>;
  reference: string;
  /** Encrypted. */
  accountRef: string | null;
  sortCodeEnd: string | null;
  accountEnd: string | null;
  providerRef: string | null;
  savedCardId: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface JoiningsTable {
  id: Generated<string>;
  userId: number;
  membershipTypeId: string;
  homeVenueId: string;
  status: Generated<'open' | 'completed' | 'cancelled' | 'expired'>;
  startsOn: string;
  onboardingType: Generated<JoiningType>;
  mandateId: string | null;
  redirect: NullableJson<Redirect>;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

export interface JoiningPeopleTable {
  joiningId: string;
  userId: number;
  position: number;
}

export interface JoiningDocumentsTable {
  id: Generated<string>;
  /** Of one that was uploaded while joining; else `membershipId` and `userId`. */
  joiningId: string | null;
  membershipId: string | null;
  userId: number | null;
  /** Asked for when it was uploaded, so that withdrawing it asks for one again. */
  wasRequested: Generated<boolean>;
  status: Generated<'waiting' | 'accepted' | 'refused'>;
  refusedBecause: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
  file: string;
  fileName: string;
  contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  size: number;
  uploadedAt: Date;
}

export interface JoiningDraftsTable {
  id: Generated<string>;
  email: string;
  tokenHash: string;
  membershipTypeId: string;
  homeVenueId: string;
  /** Encrypted. */
  content: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface MembershipChargesTable {
  id: Generated<string>;
  membershipId: string;
  periodFrom: string;
  periodNext: string;
  amount: number;
  state: Generated<'due' | 'sending' | 'sent' | 'paid' | 'failed' | 'given_up'>;
  attempts: Generated<number>;
  lostAttempts: Generated<number>;
  mandateId: string | null;
  /** The latest attempt, where it was one to take money from a card. */
  transactionId: string | null;
  /** The card of an open attempt. */
  savedCardId: string | null;
  /** Of a direct debit at the bank's side; a card has a payment transaction. */
  providerRef: string | null;
  /** How often in a row nothing was heard about the attempt. */
  unanswered: Generated<number>;
  /** Holds of which nothing was heard, at most three: none is asked for any more until staff have looked. */
  lostHolds: Generated<number>;
  failureCode: string | null;
  nextAttemptAt: Date;
  claimedUntil: Date | null;
  orderId: string | null;
  createdAt: Date;
  paidAt: Date | null;
}

export interface JoiningTables {
  membershipFees: MembershipFeesTable;
  mandates: MandatesTable;
  joinings: JoiningsTable;
  joiningPeople: JoiningPeopleTable;
  joiningDocuments: JoiningDocumentsTable;
  joiningDrafts: JoiningDraftsTable;
  membershipCharges: MembershipChargesTable;
}
