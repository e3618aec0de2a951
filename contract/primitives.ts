import { z } from 'zod';
import { isCalendarDate } from './rules/calendar-date.ts';

const localStampPattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

function isRealStamp(text: string): boolean {
  const [, , , , hour, minute, second] = localStampPattern.exec(text) ?? [];
  return isCalendarDate(text.slice(0, 10)) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}

/** UUID, lower case. */
export const idSchema = z.uuid().toLowerCase();
export const userIdSchema = z.int().min(1);
export const v1IdSchema = z.int().min(1);
export const occurrenceIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{34}$/, { error: 'Must be exactly 34 letters, digits, underscores or hyphens' });
/** One session, by its old (number) or new (34 characters) id. */
export const activityIdSchema = z.union([v1IdSchema, occurrenceIdSchema]);
/** The booking's UUID, or digits for a v1 booking. */
export const bookingIdSchema = z.union([idSchema, z.string().regex(/^[1-9]\d{0,15}$/)]);
export const slugSchema = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A calendar date of the venue, YYYY-MM-DD. */
export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: dateError, abort: true })
  .refine(isCalendarDate, { error: 'Must be a date (YYYY-MM-DD)' });
/** A time of day by the clock of the venue, HH:MM of 24 hours. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Must be a time (HH:MM)' });
/** Venue wall time, YYYY-MM-DD HH:MM:SS. */
export const localStampSchema = z
  .string()
  .regex(localStampPattern, { error: 'Must be a date and time (YYYY-MM-DD HH:MM:SS)', abort: true })
  .refine(isRealStamp, { error: 'Must be a date and time (YYYY-MM-DD HH:MM:SS)' });
/** A UTC instant in whole seconds, always with Z. */
export const instantSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);

function dateError(issue: { input?: unknown }): string {
  return issue.input === '' ? 'Required' : 'Must be a date (YYYY-MM-DD)';
}

export const momentSchema = z.object({ utc: instantSchema, local: localStampSchema, timezone: z.string() });
export type Moment = z.infer<typeof momentSchema>;

/** Integer minor units of a currency (pence). */
export const minorSchema = z.int();
export const moneySchema = z.object({ formatted: z.string(), value: minorSchema, currency: z.string().length(3) });
export type Money = z.infer<typeof moneySchema>;

export const refSchema = z.object({ id: idSchema, name: z.string() });
export type Ref = z.infer<typeof refSchema>;
export const venueRefSchema = z.object({ id: idSchema, name: z.string(), slug: z.string() });
export type VenueRef = z.infer<typeof venueRefSchema>;

export const bookingTypeSchema = z.enum(['ticketed', 'resources', 'classes', 'courses', 'camps']);
export type BookingType = z.infer<typeof bookingTypeSchema>;
export const channelSchema = z.enum(['online', 'foh']);
export type Channel = z.infer<typeof channelSchema>;
