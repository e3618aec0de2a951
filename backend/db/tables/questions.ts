import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface RestrictionsTable {
  id: Generated<string>;
  name: string;
  type:
    | 'pre-purchase-waiver'
    | 'pre-purchase-induction'
    | 'post-purchase-waiver'
    | 'post-purchase-induction'
    | 'enhanced-pre-waiver';
  terms: string | null;
  relatedCategoryId: string | null;
}

export interface QuestionSectionsTable {
  id: Generated<string>;
  scheduleId: string | null;
  restrictionId: string | null;
  title: string | null;
  description: string | null;
  position: Generated<number>;
}

export interface QuestionsTable {
  id: Generated<number>;
  sectionId: string;
  parentId: number | null;
  question: string;
  type: 'text' | 'long_text' | 'number' | 'select' | 'radio' | 'multi_select' | 'date' | 'checkbox' | 'group';
  required: Generated<boolean>;
  position: Generated<number>;
}

export interface QuestionOptionsTable {
  id: Generated<number>;
  questionId: number;
  value: string;
  position: Generated<number>;
}

export interface SignedWaiversTable {
  id: Generated<string>;
  restrictionId: string;
  userId: number;
  signedByUserId: number | null;
  cartItemId: string | null;
  signedAt: Date;
}

export interface PaperRemindersTable {
  userId: number;
  restrictionId: string;
  remindedAt: Date;
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
  agreedByUserId: number | null;
  /** Of the terms as they were; null where they were not kept. */
  termsHash: string | null;
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

export interface QuestionsTables {
  restrictions: RestrictionsTable;
  questionSections: QuestionSectionsTable;
  questions: QuestionsTable;
  questionOptions: QuestionOptionsTable;
  signedWaivers: SignedWaiversTable;
  paperReminders: PaperRemindersTable;
  attendees: AttendeesTable;
  questionWaivers: QuestionWaiversTable;
  questionAnswers: QuestionAnswersTable;
}
