import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BookingType, Ref } from '#contract/primitives.ts';
import type { DefaultJson } from './json.ts';

/** Names from the location itself up to its venue. */
interface ShownLocation {
  id: string;
  names: string[];
}

export interface OccurrencesTable {
  id: string;
  v1Id: Generated<number>;
  venueId: string;
  categoryId: string;
  scheduleId: string;
  recurrenceId: string | null;
  bookingType: BookingType;
  localDate: string;
  startsAt: Date;
  endsAt: Date;
  originalStartsAt: Date;
  originalEndsAt: Date;
  isDetachedFromRecurrence: Generated<boolean>;
  templateName: string;
  templateDescription: string | null;
  tags: Generated<string[]>;
  locations: DefaultJson<ShownLocation[]>;
  instructors: DefaultJson<Ref[]>;
  locationName: Generated<string>;
  friendlyLocationName: string | null;
  intervalKey: string | null;
  compositeKey: string;
  status: Generated<'bookable' | 'cancelled' | 'clashing'>;
  /** The closure of the venue or of a room that it is in, written by the database. */
  closureId: ColumnType<string | null, never, never>;
  /** Bookable and in no closure. */
  isOnSale: GeneratedAlways<boolean>;
  cancelReason:
    | 'location_closure'
    | 'opening_time_change'
    | 'schedule_change'
    | 'space_reduction'
    | 'adverse_weather'
    | 'booked'
    | 'unknown'
    | 'data_cleanup'
    | 'duplicate_activity'
    | 'block_booking_cancelled'
    | 'clash_detection_rules_changed'
    | 'staff_availability'
    | null;
  cancelledAt: Date | null;
  resourceLocationId: string | null;
  setupMinutes: Generated<number>;
  teardownMinutes: Generated<number>;
  bookingStrategy: Generated<'sequential' | 'overlapping'>;
  capacityStrategy: Generated<'shared' | 'split'>;
  maximum: number;
  maximumOnline: number | null;
  maximumFoh: number | null;
  consumedOnline: Generated<number>;
  consumedFoh: Generated<number>;
  consumed: GeneratedAlways<number>;
  waitlistMaximum: number | null;
  waitlistConsumed: Generated<number>;
  awaitedPlaces: Generated<number>;
  pricingOptionId: string | null;
  price: number | null;
  isSoldIndividually: Generated<boolean>;
  firstBookableAt: Date | null;
  lastBookableAt: Date | null;
  fohFirstBookableAt: Date | null;
  fohLastBookableAt: Date | null;
  allowAnonymousBookings: Generated<boolean>;
  cancellationPolicyId: string | null;
  prePurchaseWaiverId: string | null;
  prePurchaseInductionId: string | null;
  attendeeWaiverId: string | null;
  restrictionCriteria: Generated<'any' | 'all'>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface OccurrenceLocationsTable {
  occurrenceId: string;
  locationId: string;
  position: Generated<number>;
}

export interface OccurrenceInstructorsTable {
  occurrenceId: string;
  instructorId: string;
  position: Generated<number>;
}

export interface OccurrencesTables {
  occurrences: OccurrencesTable;
  occurrenceLocations: OccurrenceLocationsTable;
  occurrenceInstructors: OccurrenceInstructorsTable;
}
