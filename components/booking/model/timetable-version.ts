export interface MigratingVenue {
  activitiesV2Enabled: boolean;
  /** Venue date, YYYY-MM-DD. */
  activitiesV2MigrationDate: string | null;
}

/**
 * Whether the v2 calls answer for this venue on this venue date: from its migration date on
 * (docs/product.md#v1-and-v2).
 */
export const isV2Date = (venue: MigratingVenue, date: string): boolean =>
  venue.activitiesV2Enabled && venue.activitiesV2MigrationDate !== null && date >= venue.activitiesV2MigrationDate;
