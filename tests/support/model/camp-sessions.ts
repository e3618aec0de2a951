import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { action, at, session } from './sessions.ts';

const getId = (date: string) => `CCCCCCCCCCCCCCCCCCCCCC${date.replaceAll('-', '')}0900`;

/** A camp's day at £24.00, bookable; what is given replaces what it says. */
export const campDay = (date: string, input: Partial<ScheduleOccurrence> = {}): ScheduleOccurrence => ({
  ...session({
    bookingType: 'camps',
    templateName: 'Winter multi-sport camp',
    startsAt: at('09:00', date),
    endsAt: at('15:30', date),
    duration: 390,
    price: { formatted: '£24.00', value: 2400, currency: 'GBP' },
    ...input,
  }),
  id: getId(date),
});

export const dayId = getId;
export const soldOut = {
  capacity: { available: 0, consumed: 20, maximum: 20 },
  bookableAction: action(null, null, 'full'),
};
export const onlyWithCamp = action(null, 'This session cannot be booked individually', 'not_individually');
