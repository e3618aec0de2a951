import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import { readPackageVenues } from '#backend/packages/read-package-venues.ts';
import type { VenueRestriction } from '#contract/cart/cart-items.ts';

/** Reads the venues in which the packages of these lines can be used, by pricing option. */
export function readVenueRestrictions(
  db: Db,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<string, VenueRestriction>> {
  const packages = rows.filter(({ pricingOptionKind }) => pricingOptionKind === 'package');
  return readPackageVenues(
    db,
    packages.flatMap(({ pricingOptionId }) => pricingOptionId ?? []),
  );
}
