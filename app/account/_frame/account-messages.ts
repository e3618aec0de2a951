import type { MessageName } from '#lib/i18n/pick-messages.ts';

/** Messages of the head of every account page, which says whom the customer acts for. */
export const frameMessages: readonly MessageName[] = [
  'account.actingFor',
  'timetable.you',
  'timetable.bookingFor',
  'timetable.addChild',
  'timetable.actingFailed',
  'timetable.chooseDate',
  'timetable.calendar',
  'timetable.today',
];
