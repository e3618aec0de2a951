import type { Generated } from 'kysely';
import type { BookingType } from '#contract/primitives.ts';

export interface CategoriesTable {
  id: Generated<string>;
  name: string;
  slug: string;
  bookingType: BookingType | null;
  parentId: string | null;
  createdAt: Generated<Date>;
}

export interface VenueActivitiesTable {
  id: Generated<string>;
  venueId: string;
  categoryId: string;
  description: string | null;
  imageUrl: string | null;
  browseByName: Generated<boolean>;
  allocationStrategy: Generated<'customer' | 'automatic'>;
  whatToBring: string | null;
  position: Generated<number>;
}

export interface MembershipBenefitsTable {
  id: Generated<string>;
  membershipTypeId: string;
  name: string;
  categoryId: string | null;
  discountPercent: number;
  usesPerPeriod: number | null;
  period: 'day' | 'week' | 'month' | null;
}

export interface InstructorsTable {
  id: Generated<string>;
  name: string;
}

export interface CancellationPoliciesTable {
  id: Generated<string>;
  name: string;
  isCancellableOnline: Generated<boolean>;
  cutOffMinutes: number | null;
  cutOffActions: Generated<('charge_fee' | 'disable_booking' | 'disable_access' | 'disable_cancelling')[]>;
  fee: Generated<number>;
  awardsCredit: Generated<boolean>;
}

export interface TemplatesTable {
  id: Generated<string>;
  categoryId: string;
  name: string;
  description: string | null;
  tags: Generated<string[]>;
}

export interface SchedulesTable {
  id: Generated<string>;
  slug: string | null;
  reference: string;
  bookingType: BookingType;
  venueId: string;
  categoryId: string;
  templateId: string;
  name: string;
  description: string | null;
  durationInWeeks: Generated<number>;
  startsAt: Date | null;
  endsAt: Date | null;
  pricingOptionId: string | null;
  sessionPricingOptionId: string | null;
  isSoldBundled: Generated<boolean>;
  isSoldIndividually: Generated<boolean>;
  isProRata: Generated<boolean>;
  allowCustomerBookCourseAfterStart: Generated<boolean>;
  firstBookableAt: Date | null;
  lastBookableAt: Date | null;
  cancellationPolicyId: string | null;
  postPurchaseWaiverId: string | null;
  postPurchaseInductionId: string | null;
  /** Null: the value of its activity. */
  whatToBring: string | null;
  isActive: Generated<boolean>;
  createdAt: Generated<Date>;
  /** Full years on the day; null: everybody at that end. */
  minimumAge: number | null;
  maximumAge: number | null;
}

export interface ScheduleInstructorsTable {
  scheduleId: string;
  instructorId: string;
}

export interface ScheduleExtrasTable {
  id: Generated<string>;
  scheduleId: string;
  pricingOptionId: string;
  name: string;
  position: Generated<number>;
  /** Null: unlimited. */
  stock: number | null;
}

export interface TicketsTable {
  id: Generated<string>;
  scheduleId: string;
  number: number;
  name: string;
  attendees: Generated<number>;
  pricingOptionId: string;
  position: Generated<number>;
  /** Full years on the day; null: everybody at that end. */
  minimumAge: number | null;
  maximumAge: number | null;
}

export interface TicketExtrasTable {
  ticketId: string;
  pricingOptionId: string;
  position: Generated<number>;
}

export interface RecurrencesTable {
  id: Generated<string>;
  scheduleId: string;
  startsOn: string;
  endsOn: string | null;
  weekdays: Generated<number[]>;
  startTime: string;
  durationMinutes: number;
}

export interface ActivitiesTables {
  categories: CategoriesTable;
  venueActivities: VenueActivitiesTable;
  membershipBenefits: MembershipBenefitsTable;
  instructors: InstructorsTable;
  cancellationPolicies: CancellationPoliciesTable;
  templates: TemplatesTable;
  schedules: SchedulesTable;
  scheduleInstructors: ScheduleInstructorsTable;
  scheduleExtras: ScheduleExtrasTable;
  tickets: TicketsTable;
  ticketExtras: TicketExtrasTable;
  recurrences: RecurrencesTable;
}
