/** The addresses of joining (docs/product.md#joining). */
export const joiningPaths = {
  /** The memberships of a venue. */
  centre: (venueSlug: string) => `/centre/${venueSlug}`,
  /** The steps of joining with one of them, at a step or at the first that is open. */
  join: (venueSlug: string, typeId: string, step?: string) =>
    `/join/${venueSlug}/${typeId}${step === undefined ? '' : `?step=${step}`}`,
  checkout: '/basket/checkout',
};
