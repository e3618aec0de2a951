import { sql } from 'kysely';
import { soldAt } from '#backend/activities/sold-at.ts';
import type { Db } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { Inclusion } from '#contract/memberships/inclusions.ts';

interface PriceRow {
  typeId: string;
  activities: string[];
  /** The name of a ticket, or of a price where an activity has several; else null. */
  option: string | null;
  /** Minor units. */
  price: number;
  fullPrice: number;
}

interface BenefitRow {
  typeId: string;
  name: string;
  activity: string | null;
  discountPercent: number;
  usesPerPeriod: number | null;
  period: 'day' | 'week' | 'month' | null;
}

interface Where {
  typeIds: readonly string[];
  venueId: string;
  currency: string;
  now: Date;
}

/** Prices of what the venue sells for which members pay less, in the order of its activities, free ones first. */
async function readPrices(db: Db, { typeIds, venueId, now }: Where): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    with sold as (
      select category_id, option_id, count(*) over (partition by category_id) as options from (${soldAt(venueId, now)}) each
    ), named as (
      select m.membership_type_id as type_id, p.id, m.price,
        case when p.kind = 'ticket' or bool_or(sold.options > 1) then p.name end as option,
        p.price as full_price, array_agg(c.name order by a.position nulls last, c.name, c.id) as activities,
        min(a.position) as position
      from sold join categories c on c.id = sold.category_id
      join membership_prices m on m.pricing_option_id = sold.option_id and m.membership_type_id = any(${[...typeIds]}::uuid[])
      join pricing_options p on p.id = m.pricing_option_id and m.price < p.price
      left join venue_activities a on a.venue_id = ${venueId} and a.category_id = c.id
      group by m.membership_type_id, p.id, m.price)
    select type_id, activities, option, price, full_price from named
    order by price > 0, position nulls last, full_price desc, id`.execute(db);
  return rows;
}

/** Benefits for what the venue sells, or for all of it. */
async function readBenefits(db: Db, { typeIds, venueId, now }: Where): Promise<BenefitRow[]> {
  const { rows } = await sql<BenefitRow>`
    with sold as (${soldAt(venueId, now)})
    select n.membership_type_id as type_id, n.name, c.name as activity, n.discount_percent, n.uses_per_period, n.period
    from membership_benefits n left join categories c on c.id = n.category_id
    where n.membership_type_id = any(${[...typeIds]}::uuid[]) and (c.id is null or exists (
      select from sold join categories k on k.id = sold.category_id where c.id in (k.id, k.parent_id)))
    order by n.discount_percent desc, n.name, n.id`.execute(db);
  return rows;
}

/** Tickets of the same activities that cost the same, before and after, are one. */
function groupPrices(rows: readonly PriceRow[], currency: string): Inclusion[] {
  const found = new Map<string, Inclusion & { options: string[] }>();
  for (const { activities, option, price, fullPrice } of rows) {
    const key = JSON.stringify([activities, price, price === 0 ? null : fullPrice]);
    const prices = { price: money(price, currency), fullPrice: money(fullPrice, currency) };
    const inclusion =
      found.get(key) ??
      (price === 0
        ? { kind: 'free' as const, activities, options: [] }
        : { kind: 'cheaper' as const, activities, options: [], ...prices });
    if (option !== null) inclusion.options.push(option);
    found.set(key, inclusion);
  }
  return [...found.values()];
}

/**
 * What memberships include at a venue, by their types: only what prices and benefits make free or cheaper there
 * (docs/product.md#what-a-membership-includes).
 */
export async function readInclusions(db: Db, where: Where): Promise<ReadonlyMap<string, Inclusion[]>> {
  const [prices, benefits] = await Promise.all([readPrices(db, where), readBenefits(db, where)]);
  return new Map(
    where.typeIds.map((id) => [
      id,
      [
        ...groupPrices(
          prices.filter(({ typeId }) => typeId === id),
          where.currency,
        ),
        ...benefits
          .filter(({ typeId }) => typeId === id)
          .map(({ name, activity, discountPercent, usesPerPeriod: count, period }): Inclusion => ({
            kind: 'benefit',
            name,
            activities: activity === null ? null : [activity],
            discountPercent,
            uses: count === null || period === null ? null : { count, period },
          })),
      ],
    ]),
  );
}

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** An inclusion as a sentence in English, for callers that show texts as they come. */
export function inclusionSentence(inclusion: Inclusion): string {
  if (inclusion.kind === 'benefit') return inclusion.name;
  const { activities, options } = inclusion;
  const what = `${names.format(activities ?? [])}${options.length === 0 ? '' : ` (${names.format(options)})`}`;
  if (inclusion.kind === 'free') return `${what}: free`;
  return `${what}: ${inclusion.price.formatted} instead of ${inclusion.fullPrice.formatted}`;
}
