import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

export interface WaitlistEntriesTable {
  id: GeneratedAlways<number>;
  occurrenceId: string;
  userId: number;
  addedByUserId: number | null;
  status: Generated<'waiting' | 'offered' | 'booked' | 'expired' | 'left'>;
  bookingId: string | null;
  offeredAt: Date | null;
  offerExpiresAt: Date | null;
  createdAt: Generated<Date>;
  endedAt: Date | null;
}

export interface SignedWaiversTable {
  id: Generated<string>;
  restrictionId: string;
  userId: number;
  signedByUserId: number | null;
  cartItemId: string | null;
  signedAt: Date;
}

export interface AttendeesTable {
  id: Generated<string>;
  ownerUserId: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  createdAt: Generated<Date>;
}

export interface QuestionWaiversTable {
  id: Generated<string>;
  restrictionId: string;
  attendeeId: string;
  cartItemId: string | null;
  bookingId: string | null;
  agreedAt: Date;
}

export interface QuestionAnswersTable {
  id: Generated<string>;
  questionId: number;
  userId: number | null;
  occurrenceId: string | null;
  bookingId: string | null;
  bundleId: string | null;
  questionWaiverId: string | null;
  answer: Json<string | number | boolean | number[]>;
  answeredAt: Date;
}
