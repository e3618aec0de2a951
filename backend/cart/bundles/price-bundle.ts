import type { Db } from '#backend/db/schema.ts';
import { proRataPrice, getShares } from '#backend/schedules/pro-rata.ts';
import { partsOfWhole } from '#backend/schedules/schedule-action.ts';
import type { BookableBundle } from './check-bundle-bookable.ts';

/** One session of a bundle; amounts in minor units. */
export interface PricedSession {
  occurrenceId: string;
  name: string;
  pricingOptionId: string | null;
  price: number;
  /** Price without membership. */
  standardPrice: number;
  taxRate: number;
}

async function readTaxRates(db: Db, ids: (string | null)[]): Promise<Map<string | null, number>> {
  const options = await db
    .selectFrom('pricingOptions')
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .select(['id', 'taxRate'])
    .execute();
  return new Map(options.map(({ id, taxRate }) => [id, taxRate]));
}

/** Divides the price of the whole over its sessions, so that each has a share to refund. */
function priceWhole({ read, parts }: BookableBundle, now: Date): PricedSession[] {
  const { row } = read;
  const held = read.parts.filter(({ isCancelled }) => !isCancelled);
  const left = partsOfWhole({ kind: 'courses', parts: read.parts, now });
  const listed = row.price ?? 0;
  const standard =
    read.proRataPrice === null ? listed : (proRataPrice(listed, { total: held.length, left: left.length }) ?? listed);
  const prices = getShares(read.proRataPrice ?? read.price ?? 0, parts.length);
  const standards = getShares(standard, parts.length);
  return parts.map(({ row: session }, index) => ({
    occurrenceId: session.id,
    name: session.templateName,
    pricingOptionId: row.pricingOptionId,
    price: prices[index] ?? 0,
    standardPrice: standards[index] ?? 0,
    taxRate: row.taxRate ?? 0,
  }));
}

/** The price of each session of a bundle: its share of the whole, or its own price. */
export async function priceBundle(
  db: Db,
  bundle: BookableBundle,
  { isFull, now }: { isFull: boolean; now: Date },
): Promise<PricedSession[]> {
  if (isFull) return priceWhole(bundle, now);
  const { parts } = bundle;
  const taxRates = await readTaxRates(
    db,
    parts.map(({ row }) => row.pricingOptionId),
  );
  return parts.map(({ row, summary }) => ({
    occurrenceId: row.id,
    name: row.templateName,
    pricingOptionId: row.pricingOptionId,
    price: summary.price?.value ?? row.price ?? 0,
    standardPrice: row.price ?? 0,
    taxRate: taxRates.get(row.pricingOptionId) ?? 0,
  }));
}
