import type { AuthState } from '#contract/customers/users.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';

/** How long before a document runs out its owner is told. */
const daysBefore = 30;

/** What is to be done about the document of a membership. */
export type DocumentToDo = { kind: 'documentMissing' } | { kind: 'documentExpired' | 'documentExpiring'; date: string };

type Documents = Pick<AuthState, 'documentExpiry' | 'membershipDocumentUploadRequired'>;

/** Whether a document is missing, has run out or will within 30 days of today (YYYY-MM-DD); null for none of it. */
export function getDocumentToDo(
  { documentExpiry: date, membershipDocumentUploadRequired }: Documents,
  today: string,
): DocumentToDo | null {
  if (membershipDocumentUploadRequired) return { kind: 'documentMissing' };
  if (date === null || date > daysAfter(today, daysBefore)) return null;
  return { kind: date < today ? 'documentExpired' : 'documentExpiring', date };
}
