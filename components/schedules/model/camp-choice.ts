import type { PricingOptionAvailability } from '#contract/schedules/camps.ts';
import { isChoosable, isUnavailable, type CampSession } from './session-choice.ts';

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
