import type { ScheduleExtra } from '#backend/schedules/extras.ts';
import type { ScheduleRow } from '#backend/schedules/schedule-row.ts';
import type { FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { AddItem } from '#contract/cart/add-item.ts';

/** The fields of a ticket that a line needs; prices in minor units. */
export interface LineTicket {
  id: string;
  name: string;
  attendees: number;
  pricingOptionId: string;
  price: number;
  taxRate: number;
  minimumAge: number | null;
  maximumAge: number | null;
  extras: { pricingOptionId: string; name: string; price: number; taxRate: number }[];
}

/** An item of the add payload, and whom it is for. */
export interface LineRequest {
  /** Index in the request. */
  index: number;
  item: AddItem;
  forUserId: number | null;
}

export interface SessionLine extends LineRequest {
  kind: 'session';
  found: FoundOccurrence;
  /** Whether it was added through a v2 call. */
  isV2: boolean;
  ticket: LineTicket | null;
  taxRate: number;
}

/** A camp or course as a whole, or the chosen days of it. */
export interface BundleLine extends LineRequest {
  kind: 'bundle';
  schedule: ScheduleRow;
  /** All its sessions, by start. */
  sessions: OccurrenceRow[];
  /** The sessions that were chosen. */
  chosen: OccurrenceRow[];
  /** Whether the whole camp or course is sold, not single days. */
  isFull: boolean;
  extras: ScheduleExtra[];
  questions: QuestionSection[];
}

export interface GoodsLine extends LineRequest {
  kind: 'goods';
  pricingOptionId: string;
  name: string;
  price: number;
  taxRate: number;
}

export interface PenaltyLine extends LineRequest {
  kind: 'penalty';
  penaltyId: string;
  name: string;
  amount: number;
}

/** A fee or debt other than a penalty. */
export interface DebtLine extends LineRequest {
  kind: 'debt';
  journalTransactionId: string;
  name: string;
  amount: number;
}

/** The renewal of a membership. */
export interface RenewalLine extends LineRequest {
  kind: 'renewal';
  renewalId: string;
  name: string;
  summary: string;
  price: number;
}

/** An item of the add payload with the rows it names. */
export type Line = SessionLine | BundleLine | GoodsLine | PenaltyLine | DebtLine | RenewalLine;

/** The sessions of a line; all sessions of a bundle when none is chosen. */
export function getSessions(line: Line): OccurrenceRow[] {
  if (line.kind === 'session') return [line.found.row];
  if (line.kind === 'bundle') return line.chosen.length > 0 ? line.chosen : line.sessions;
  return [];
}

/**
 * The amount of a session or goods line before discounts, extras included, in minor units. A bundle, whose quantity is
 * 1, counts 0.
 */
export function getStandardAmount(line: Line): number {
  const { quantity, extraOptions = [] } = line.item;
  switch (line.kind) {
    case 'goods':
      return line.price * quantity;
    case 'penalty':
    case 'debt':
      return line.amount;
    case 'renewal':
      return line.price;
    case 'bundle':
      return 0;
    case 'session': {
      const getPrice = (id: string) =>
        line.ticket?.extras.find(({ pricingOptionId }) => pricingOptionId === id)?.price ?? 0;
      const extras = extraOptions.reduce((sum, extra) => sum + getPrice(extra.pricingOptionId) * extra.quantity, 0);
      return (line.ticket?.price ?? line.found.row.price ?? 0) * quantity + extras;
    }
  }
}

/** The pricing option of the ticket, else of the session. */
export function getOption({ found, ticket }: SessionLine): string | null {
  return ticket?.pricingOptionId ?? found.row.pricingOptionId;
}
