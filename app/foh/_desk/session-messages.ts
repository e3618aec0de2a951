import type { MessageName } from '#lib/i18n/pick-messages.ts';

/** Messages of sessions and lines of a sale, which the desk has in common with the pages of customers. */
export const sessionMessages: readonly MessageName[] = ['booking.quantity', 'timetable.tag', 'timetable.reason'];
