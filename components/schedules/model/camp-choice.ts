import type { PricingOptionAvailability } from '#contract/camps.ts';
import { isChoosable, isUnavailable, type CampSession } from './session-choice.ts';

/** How a camp is booked: as a whole or by sessions (docs/product.md#camp-booking). */
export type CampBookingType = 'full' | 'individual';

export interface ChoosableCamp {
  pricingOptionAvailability: readonly PricingOptionAvailability[];
  occurrences: readonly CampSession[];
}

export interface CampChoice {
  /** What is chosen until somebody chooses. */
  initialType: CampBookingType;
  isEntireDisabled: boolean;
  /** Why: there is no such price, or some sessions cannot be had. */
  entireReason: 'no_price' | 'unavailable' | null;
  isChooserDisabled: boolean;
  /** The sessions that are ticked until somebody unticks them: every one ahead whose action is book. */
  preselected: string[];
  /** Sessions only show what they say themselves, not that they cannot be booked alone. */
  isBundledOnlyView: boolean;
}

/** What can be chosen of a camp at a moment. */
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

/** The booking type in force: the wished one as long as it can be had. */
export const campBookingType = (choice: CampChoice, selected: CampBookingType | null): CampBookingType => {
  if (selected === 'full' && !choice.isEntireDisabled) return 'full';
  if (selected === 'individual' && !choice.isChooserDisabled) return 'individual';
  return choice.initialType;
};

/** The ticked sessions in force: the wished ones, or the preselected ones, as far as they can still be had. */
export const chosenSessions = (choice: CampChoice, selected: readonly string[] | null): string[] =>
  choice.preselected.filter((id) => selected === null || selected.includes(id));
