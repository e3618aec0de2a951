import type { AddItem } from '../../contract/add-item.ts';
import type { FoundOccurrence } from '../timetable/find-occurrence.ts';

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
export type Line = SessionLine | GoodsLine | PenaltyLine;
