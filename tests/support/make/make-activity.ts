import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { SchedulesTable } from '#backend/db/tables/activities.ts';
import type { BookingType } from '#contract/primitives.ts';
import type { MadeVenue } from './make-venue.ts';

export interface MadeActivity {
  venue: MadeVenue;
  slug: string;
  categoryId: string;
  scheduleId: string;
  bookingType: BookingType;
  /** Price of one session, minor units; null for ticketed activities. */
  price: number | null;
  pricingOptionId: string | null;
}

interface ActivityFacts {
  name?: string;
  slug?: string;
  bookingType?: BookingType;
  parentId?: string;
  /** Minor units. */
  price?: number;
  schedule?: Partial<Insertable<SchedulesTable>>;
}

/** Inserts a pricing option, in minor units. Returns its id. */
export async function makePricingOption(
  db: Db,
  kind: 'session' | 'ticket' | 'course' | 'camp' | 'package' | 'extra' | 'guest_pass' | 'product',
  price: number,
  name: string | null = null,
): Promise<string> {
  const { id } = await db
    .insertInto('pricingOptions')
    .values({ kind, price, name, reference: randomUUID(), taxRate: 20 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function makeCategory(
  db: Db,
  values: { name: string; slug: string; bookingType: BookingType; parentId?: string },
) {
  const { id } = await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function makeSchedule(db: Db, values: Omit<Insertable<SchedulesTable>, 'templateId'>): Promise<string> {
  const { categoryId, name } = values;
  const template = await db
    .insertInto('templates')
    .values({ categoryId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('schedules')
    .values({ ...values, templateId: template.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts an activity that a venue offers, with one schedule: classes at £6.20 by default. */
export async function makeActivity(db: Db, venue: MadeVenue, input: ActivityFacts = {}): Promise<MadeActivity> {
  const { name = 'Aqua Fit', slug = `activity-${randomUUID()}`, bookingType = 'classes', parentId } = input;
  const categoryId = await makeCategory(db, { name, slug, bookingType, parentId });
  await db.insertInto('venueActivities').values({ venueId: venue.id, categoryId }).execute();
  const price = bookingType === 'ticketed' ? null : (input.price ?? 620);
  const pricingOptionId = price === null ? null : await makePricingOption(db, 'session', price);
  const scheduleId = await makeSchedule(db, {
    reference: 'TEST',
    name,
    bookingType,
    venueId: venue.id,
    categoryId,
    sessionPricingOptionId: pricingOptionId,
    ...input.schedule,
  });
  return { venue, slug, categoryId, scheduleId, bookingType, price, pricingOptionId };
}

export interface MadeTicket {
  id: string;
  number: number;
  pricingOptionId: string;
  /** Pricing option of the ticket's extra. */
  extraId: string;
}

interface TicketFacts {
  name?: string;
  number?: number;
  /** Minor units. */
  price?: number;
  attendees?: number;
  minimumAge?: number;
  maximumAge?: number;
}

/** Inserts a ticket type for all sessions of a ticketed activity, with an extra at £1.00. */
export async function makeTicket(
  db: Db,
  activity: MadeActivity,
  { name = 'Adult', number = 1, price = 540, attendees = 1, ...ages }: TicketFacts = {},
): Promise<MadeTicket> {
  const pricingOptionId = await makePricingOption(db, 'ticket', price, name);
  const { id } = await db
    .insertInto('tickets')
    .values({ scheduleId: activity.scheduleId, number, name, attendees, pricingOptionId, ...ages })
    .returning('id')
    .executeTakeFirstOrThrow();
  const extraId = await makePricingOption(db, 'extra', 100, 'Armbands');
  await db.insertInto('ticketExtras').values({ ticketId: id, pricingOptionId: extraId }).execute();
  return { id, number, pricingOptionId, extraId };
}
