import type { JoiningType } from '#contract/joining/rules/joining-types.ts';

interface Place {
  /** Else the first one that is open. */
  step?: string;
  /** The kind of onboarding; else the purchase on this site. */
  onboardingType?: JoiningType | undefined;
}

/** The query of the steps of joining. */
function getQuery({ step, onboardingType = 'membership_purchase' }: Place): string {
  const query = new URLSearchParams({
    ...(step !== undefined && { step }),
    ...(onboardingType !== 'membership_purchase' && { onboarding_type: onboardingType }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The addresses of joining (docs/product.md#joining). */
export const joiningPaths = {
  /** The memberships of a venue. */
  centre: (venueSlug: string) => `/centre/${venueSlug}`,
  /** The steps of joining with one of them. */
  join: (venueSlug: string, typeId: string, place: Place = {}) => `/join/${venueSlug}/${typeId}${getQuery(place)}`,
  checkout: '/basket/checkout',
};
