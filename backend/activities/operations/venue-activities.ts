import { sql } from 'kysely';
import { soldAt } from '#backend/activities/sold-at.ts';
import { readActivities } from '#backend/activities/store.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import { findVenue } from '#backend/venues/store.ts';
import {
  getVenueActivityEndpoint,
  type Activity,
  listVenueActivitiesEndpoint,
} from '#contract/activities/activities.ts';
import { listVenuePricingEndpoint, type MembershipPricing } from '#contract/activities/pricing.ts';
import type { Ref } from '#contract/primitives.ts';

interface Found {
  slug: string;
  name: string;
  optionId: string;
  optionName: string | null;
  reference: string;
  /** Minor units. */
  standard: number;
  prices: { type: Ref; price: number }[];
}

/**
 * Reads what members pay less for at a venue: its prices of sessions, tickets, camps and courses, by activity in the
 * operator's order, each with the memberships sold online.
 */
async function readMembershipPricing(db: Db, venueId: string, now: Date): Promise<MembershipPricing[]> {
  const [{ currency }, { rows }] = await Promise.all([
    readOperator(db),
    sql<Found>`
      with sold as (${soldAt(venueId, now)})
      select c.slug, c.name, p.id as option_id, p.name as option_name, p.reference, p.price as standard, cheaper.prices
      from sold
      join categories c on c.id = sold.category_id
      join pricing_options p on p.id = sold.option_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('type', jsonb_build_object('id', t.id, 'name', t.name), 'price', m.price)
          order by t.position, t.name, t.id) as prices
        from membership_prices m join membership_types t on t.id = m.membership_type_id
        where m.pricing_option_id = p.id and m.price < p.price and t.is_sold_online) cheaper
      left join venue_activities a on a.venue_id = ${venueId} and a.category_id = c.id
      where cheaper.prices is not null
      order by a.position nulls last, c.name, c.id, p.price desc, p.name, p.id`.execute(db),
  ]);
  return rows.map(({ slug, name, optionId, optionName, reference, standard, prices }) => ({
    activity: { slug, name },
    pricingOption: { id: optionId, name: optionName, reference },
    standard: money(standard, currency),
    prices: prices.map(({ type, price }) => ({ membershipType: type, price: money(price, currency) })),
  }));
}

/**
 * What memberships save at a venue (docs/product.md#membership-discounts). Throws `not_found` for an unknown venue.
 */
export const listVenuePricing = operation(listVenuePricingEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  return { data: await readMembershipPricing(db, venue.venueId, clock.now()) };
});

/** What can be booked by time at a venue: root activities only, without their children (docs/product.md#activities). */
export const listVenueActivities = operation(listVenueActivitiesEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const activities = await readActivities(db, venue, clock.now());
  return { data: activities.map((activity) => ({ ...activity, children: [] })) };
});

function findBySlug(activities: Activity[], slug: string): Activity | undefined {
  return activities.flatMap((activity) => [activity, ...activity.children]).find((activity) => activity.slug === slug);
}

/** The page of an only sub-activity's parent leads back to it, so that it is no way up. */
function findParent(activities: Activity[], { slug }: Pick<Activity, 'slug'>): Pick<Activity, 'slug' | 'name'> | null {
  const parent = activities.find(({ children }) => children.some((child) => child.slug === slug));
  return parent === undefined || parent.children.length < 2 ? null : { slug: parent.slug, name: parent.name };
}

/** One activity of a venue with its sub-activities; a sub-activity is found by its slug too. Throws `not_found`. */
export const getVenueActivity = operation(getVenueActivityEndpoint, async ({ params }, { db, clock }) => {
  const venue = await findVenue(db, params.venue);
  if (venue === undefined) throw notFound();
  const all = await readActivities(db, venue, clock.now());
  const activity = findBySlug(all, params.activitySlug);
  if (activity === undefined) throw notFound();
  return { data: { ...activity, parent: findParent(all, activity) } };
});
