import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import { findPriced } from '#backend/cart/pricing/find-priced.ts';
import { priceForPerson } from '#backend/cart/pricing/price-for-person.ts';
import type { Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import type { Db } from '#backend/db/schema.ts';
import { asCustomer } from '#backend/desk/as-customer.ts';
import { findTileSessions, type TileSession } from '#backend/desk/tiles/find-sessions.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { listDeskTilesEndpoint, type DeskTile } from '#contract/desk/tiles.ts';

/** A pricing option that a tile sells; minor units. */
interface TileOption {
  id: string;
  name: string;
  kind: 'session' | 'ticket' | 'package' | 'guest_pass' | 'product';
  price: number;
}

/** How many tiles show what sold most, and over how many days. */
const mostSold = { tiles: 4, days: 28 };

const columns = sql`p.id, coalesce(c.name, p.name, p.reference) as name, p.kind, p.price`;
const isTile = sql`p.is_sold and p.kind in ('session', 'ticket', 'package', 'guest_pass', 'product')`;

async function readChosen(db: Db, venueId: string): Promise<TileOption[]> {
  const { rows } = await sql<TileOption>`
    select ${columns} from desk_tiles c join pricing_options p on p.id = c.pricing_option_id
    where c.venue_id = ${venueId} and ${isTile} order by c.position`.execute(db);
  return rows;
}

/** Places booked at the venue, and goods paid into its tills. */
async function readMostSold(db: Db, venueId: string, now: Date): Promise<TileOption[]> {
  const from = subDays(now, mostSold.days);
  const { rows } = await sql<TileOption>`
    with sold as (
      select coalesce(t.pricing_option_id, o.pricing_option_id) as option_id, b.places as quantity
      from occurrences o join bookings b on b.occurrence_id = o.id left join tickets t on t.id = b.ticket_id
      where o.venue_id = ${venueId} and o.local_date between ${from}::date and ${now}::date and o.starts_at <= ${now}
        and b.status = 'settled' and b.bundle_id is null
      union all
      select l.purchasable_id::uuid, l.quantity from order_lines l
      where l.purchasable_type = 'pricingOption' and l.order_id in (
        select p.order_id from tills t join payments p on p.till_id = t.id
        where t.venue_id = ${venueId} and t.opened_at between ${from} and ${now} and p.amount > 0)
    )
    select p.id, coalesce(p.name, p.reference) as name, p.kind, p.price
    from sold join pricing_options p on p.id = sold.option_id where ${isTile}
    group by p.id order by sum(sold.quantity) desc, p.id limit ${mostSold.tiles}`.execute(db);
  return rows;
}

/** What the tiles of a venue sell: what the operator chose, else what sold most in the last four weeks. */
async function chooseOptions(db: Db, venueId: string, now: Date): Promise<TileOption[]> {
  const chosen = await readChosen(db, venueId);
  return chosen.length > 0 ? chosen : readMostSold(db, venueId, now);
}

/** What a tile is shown with; minor units. */
interface TileFacts {
  session: TileSession | undefined;
  /** For the customer; undefined where it is that of everybody. */
  price: number | undefined;
  currency: string;
  hasCustomer: boolean;
}

function getSession({ found, summary }: TileSession): DeskTile['session'] {
  const { bookableAction } = summary;
  if (bookableAction === null) return null;
  return {
    id: found.row.id,
    name: summary.templateName,
    startsAt: summary.startsAt,
    endsAt: summary.endsAt,
    locationName: summary.friendlyLocationName ?? summary.locationName,
    available: summary.capacity.available,
    bookableAction,
  };
}

function getItem({ id, kind }: TileOption, { session, hasCustomer }: TileFacts): DeskTile['item'] {
  // Packages and passes belong to somebody.
  if (kind === 'product' || ((kind === 'package' || kind === 'guest_pass') && hasCustomer))
    return { purchasableId: id, purchasableType: 'pricingOption' };
  if (session === undefined) return null;
  const item = { purchasableId: session.found.row.id, purchasableType: 'purchasableOccurrence' as const };
  return kind === 'ticket' ? { ...item, pricingOptionId: id } : item;
}

/** A tile as the wire shows it (`deskTileSchema`). */
function showTile(option: TileOption, facts: TileFacts): DeskTile {
  const { session, price, currency } = facts;
  const { summary } = session ?? {};
  return {
    id: option.id,
    kind: option.kind === 'session' || option.kind === 'ticket' ? 'session' : 'product',
    name: option.name,
    price: money(price ?? option.price, currency),
    standardPrice: money(option.price, currency),
    bookingType: summary?.bookingType ?? null,
    activity: summary === undefined ? null : summary.activity,
    session: session === undefined ? null : getSession(session),
    item: getItem(option, facts),
  };
}

interface Wanted {
  sessionId: string;
  pricingOptionId: string;
}

/** What one of each costs the chosen customer, as an add would price it; minor units, by pricing option. */
async function priceTiles(
  { db, clock, actingUserId: userId }: Context,
  wanted: readonly Wanted[],
  currency: string,
): Promise<Map<string, number>> {
  if (userId === null || wanted.length === 0) return new Map();
  const [places, flags] = await Promise.all([findPriced(db, wanted), readCustomerFlags(db, userId)]);
  const mayPayLess = flags.hasMemberships || flags.hasPackages;
  // A tile shows one price, whichever membership gives it.
  const buyer = { userId, mayPayLess, currency, now: clock.now(), memberships: [] };
  const requests = places.map((place) => ({ place, quantity: 0, membershipUserId: undefined }));
  const prices = await rehearse(db, (tx) => priceForPerson(tx, requests, buyer));
  const byOption = new Map<string, number>();
  for (const [index, { each }] of prices) {
    const optionId = wanted[index]?.pricingOptionId;
    if (optionId !== undefined) byOption.set(optionId, each.price.value);
  }
  return byOption;
}

/** What one touch sells at a venue, at the price of the person acted for (docs/product.md#quick-sale). Throws `not_found`. */
export const listDeskTiles = operation(listDeskTilesEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const customer = asCustomer(context);
  const [venue, { currency }] = await Promise.all([findDeskVenue(context, query.venue), readOperator(db)]);
  const options = await chooseOptions(db, venue.id, clock.now());
  const ids = options.map(({ id }) => id);
  const sessions = await findTileSessions(customer, venue, ids);
  const wanted = [...sessions].map(([pricingOptionId, { found }]) => ({ sessionId: found.row.id, pricingOptionId }));
  const prices = await priceTiles(customer, wanted, currency);
  const hasCustomer = customer.actingUserId !== null;
  return {
    data: options.map((option) =>
      showTile(option, {
        session: sessions.get(option.id),
        price: prices.get(option.id),
        currency,
        hasCustomer,
      }),
    ),
  };
});
