import type { ScheduleExtra } from '#backend/schedules/extras.ts';
import type { ScheduleRow } from '#backend/schedules/schedule-row.ts';
import type { FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { AddItem } from '#contract/add-item.ts';
import type { QuestionSection } from '#contract/questions.ts';

/** A ticket type as a line needs it; prices in minor units. */
export interface LineTicket {
  id: string;
  name: string;
  attendees: number;
  pricingOptionId: string;
  price: number;
  taxRate: number;
  extras: { pricingOptionId: string; name: string; price: number; taxRate: number }[];
}

interface Asked {
  /** Place in the list that was sent. */
  index: number;
  item: AddItem;
  forUserId: number | null;
}

export interface SessionLine extends Asked {
  kind: 'session';
  found: FoundOccurrence;
  /** Through the v2 words of the contract, or the v1 ones. */
  isV2: boolean;
  ticket: LineTicket | null;
  taxRate: number;
}

/** A camp or course: the whole of it, or the days chosen. */
export interface BundleLine extends Asked {
  kind: 'bundle';
  schedule: ScheduleRow;
  /** All its sessions, by start. */
  sessions: OccurrenceRow[];
  /** Those asked for. */
  chosen: OccurrenceRow[];
  /** The whole, not days of it. */
  isFull: boolean;
  extras: ScheduleExtra[];
  questions: QuestionSection[];
}

export interface GoodsLine extends Asked {
  kind: 'goods';
  pricingOptionId: string;
  name: string;
  price: number;
  taxRate: number;
}

export interface PenaltyLine extends Asked {
  kind: 'penalty';
  penaltyId: string;
  name: string;
  amount: number;
}

/** One thing asked for, found in the database. */
export type Line = SessionLine | BundleLine | GoodsLine | PenaltyLine;

/** The sessions that a line asks for; what it sells when it asks for none of a camp. */
export function getSessions(line: Line): OccurrenceRow[] {
  if (line.kind === 'session') return [line.found.row];
  if (line.kind === 'bundle') return line.chosen.length > 0 ? line.chosen : line.sessions;
  return [];
}

/** What a session or goods come to before anything makes them cheaper, extras included, minor units. Bundles are one of each. */
export function getStandardAmount(line: Line): number {
  const { quantity, extraOptions = [] } = line.item;
  switch (line.kind) {
    case 'goods':
      return line.price * quantity;
    case 'penalty':
      return line.amount;
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

/** The price option of a line: its ticket's, else its session's. */
export function getOption({ found, ticket }: SessionLine): string | null {
  return ticket?.pricingOptionId ?? found.row.pricingOptionId;
}
