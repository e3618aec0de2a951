import { isBundledOnly } from '#components/booking/lines/availability-tag.ts';
import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { Money } from '#contract/primitives.ts';
import type { PricingOptionAvailability } from '#contract/schedules/camps.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { isCamp, type AnySchedule } from './schedule.ts';

export interface EntireSaving {
  /** The price of the entire camp, minor units as `saved`. */
  price: Money;
  saved: number;
  /** The sessions that would cost so much more one by one. */
  sessions: number;
}

/**
 * How much less the entire camp costs than all of its sessions one by one; null where it cannot be booked both ways or
 * saves nothing.
 */
export function entireSaving(schedule: AnySchedule, now: Date): EntireSaving | null {
  if (!isCamp(schedule) || campChoice(schedule, now).isEntireDisabled) return null;
  const { price, occurrences, pricingOptionAvailability: sold } = schedule;
  const prices = occurrences.flatMap((session) => session.price ?? []);
  if (price === null || !sold.includes('individual') || prices.length < occurrences.length) return null;
  const saved = prices.reduce((sum, { value }) => sum + value, 0) - price.value;
  return saved > 0 ? { price, saved, sessions: occurrences.length } : null;
}

export type CampSession = Pick<
  ScheduleOccurrence,
  'id' | 'startsAt' | 'endsAt' | 'bookableAction' | 'capacity' | 'price' | 'waitlistOffer'
>;

/** Whether a session may be ticked: it lies ahead and its action is book. */
const isChoosable = (session: CampSession, now: Date): boolean =>
  session.bookableAction?.action === 'book' && !hasStarted(session, now);

/**
 * Whether a session blocks booking the entire camp. One that is sold only with its camp does not, as long as it has
 * places left.
 */
const isUnavailable = (session: CampSession, now: Date): boolean => {
  if (isChoosable(session, now)) return false;
  const bookable = session.bookableAction;
  const goesWithCamp =
    bookable !== null && bookable.action === null && isBundledOnly(bookable) && session.capacity.available > 0;
  return !goesWithCamp || hasStarted(session, now);
};

/** How a camp is booked: as a whole or by sessions (docs/product.md#camp-booking). */
export type CampBookingType = 'full' | 'individual';

export interface ChoosableCamp {
  pricingOptionAvailability: readonly PricingOptionAvailability[];
  occurrences: readonly CampSession[];
}

export interface CampChoice {
  /** The default booking type. */
  initialType: CampBookingType;
  isEntireDisabled: boolean;
  /** The reason: there is no such price, or some sessions are unavailable. */
  entireReason: 'no_price' | 'unavailable' | null;
  isChooserDisabled: boolean;
  /** The sessions ticked by default: every future one whose action is book. */
  preselected: string[];
  /** Session tags omit that a session cannot be booked alone. */
  isBundledOnlyView: boolean;
}

/** The booking types and sessions of a camp that can be chosen at a given time. */
export const campChoice = ({ pricingOptionAvailability, occurrences }: ChoosableCamp, now: Date): CampChoice => {
  const hasEntire = pricingOptionAvailability.includes('bundled');
  const hasIndividual = pricingOptionAvailability.includes('individual');
  const isAnyUnavailable = occurrences.length === 0 || occurrences.some((session) => isUnavailable(session, now));
  return {
    initialType: hasIndividual && (!hasEntire || isAnyUnavailable) ? 'individual' : 'full',
    isEntireDisabled: !hasEntire || isAnyUnavailable,
    entireReason: hasEntire ? (isAnyUnavailable ? 'unavailable' : null) : 'no_price',
    isChooserDisabled: !hasIndividual,
    preselected: occurrences.filter((session) => isChoosable(session, now)).map(({ id }) => id),
    isBundledOnlyView: !hasIndividual,
  };
};

/** The effective booking type: the requested one if it is available. */
export const campBookingType = (choice: CampChoice, selected: CampBookingType | null): CampBookingType => {
  if (selected === 'full' && !choice.isEntireDisabled) return 'full';
  if (selected === 'individual' && !choice.isChooserDisabled) return 'individual';
  return choice.initialType;
};

/**
 * The effective selection: the requested sessions, or the preselected ones, without those that are no longer available.
 */
export const chosenSessions = (choice: CampChoice, selected: readonly string[] | null): string[] =>
  choice.preselected.filter((id) => selected === null || selected.includes(id));
