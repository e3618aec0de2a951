import type { Tx } from '#backend/db/schema.ts';
import { seedCategories } from '#backend/demo/operator/seed-categories.ts';
import { seedOperator } from '#backend/demo/operator/seed-operator.ts';
import { seedPrices } from '#backend/demo/operator/seed-prices.ts';
import { seedRules } from '#backend/demo/seed-rules.ts';
import { seedSeries } from '#backend/demo/seed-series.ts';
import { seedVenues } from '#backend/demo/venues/seed-venues.ts';

/** Seeds the demo operator with its venues, prices and the series from a day on; no people, no sessions. */
export async function seedDemoOperator(tx: Tx, now: Date, firstDate: string): Promise<void> {
  await seedOperator(tx, now);
  await seedVenues(tx, now);
  await seedCategories(tx);
  await seedPrices(tx);
  await seedRules(tx);
  await seedSeries(tx, firstDate);
}
