import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isAfter } from 'date-fns/isAfter';
import { parseISO } from 'date-fns/parseISO';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { VenueRef } from '#contract/primitives.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

/** A camp or course. */
export type BundleItem = Extract<CartItem, { bookingBundleId: unknown }>;

/** The id that an entry code encodes: of the booking, or of the camp or course with all its sessions. */
export function getEntryId(item: CartItem): string | undefined {
  if ('bookingId' in item) return item.bookingId;
  return item.type === 'av2_booking_bundle' ? item.bookingBundleId : undefined;
}

export const getVenue = (item: CartItem): VenueRef | undefined => ('venue' in item ? item.venue : undefined);

/** 0 for today, 1 for tomorrow; undefined for any other day. Both dates are YYYY-MM-DD. */
export function nearDay(date: string, today: string): 0 | 1 | undefined {
  const days = differenceInCalendarDays(parseISO(date), parseISO(today));
  return days === 0 || days === 1 ? days : undefined;
}

/** Whether nothing of an order is booked any more. */
export const isAllCancelled = (items: readonly CartItem[]): boolean =>
  items.length > 0 && items.every(({ bookedQuantity }) => bookedQuantity === 0);

export interface FirstUp {
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startsAt: string;
  near: 0 | 1 | undefined;
  part: 'morning' | 'afternoon' | 'evening';
}

function getPart(clock: string): FirstUp['part'] {
  if (clock < '12:00') return 'morning';
  return clock < '17:00' ? 'afternoon' : 'evening';
}

/** The next session of what was bought; null when all of it is over, undefined when none of it has a time. */
export function firstUp(items: readonly CartItem[], now: Date): FirstUp | null | undefined {
  const booked = items.filter(({ bookedQuantity }) => bookedQuantity !== 0);
  const sessions = booked.flatMap((item) =>
    [item, ...item.childItems].flatMap((line) => ('startsAt' in line ? [{ name: item.name, at: line.startsAt }] : [])),
  );
  if (sessions.length === 0) return undefined;
  const ahead = sessions.filter(({ at }) => isAfter(at.utc, now));
  const [next] = ahead.toSorted((one, other) => one.at.utc.localeCompare(other.at.utc));
  if (next === undefined) return null;
  const [date, startsAt] = [getDate(next.at.local), getClock(next.at.local)];
  return {
    name: next.name,
    date,
    startsAt,
    near: nearDay(date, venueClock(now, next.at.timezone).date),
    part: getPart(startsAt),
  };
}
