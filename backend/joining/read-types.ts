import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { findVenue } from '#backend/venues/store.ts';
import type { Ref } from '#contract/primitives.ts';
import type { Venue } from '#contract/venues/venues.ts';

interface WantedRequest {
  membershipTypeId: string;
  /** Slug or id. */
  homeVenue: string;
}

/**
 * The membership that somebody asks for. Throws `not_found` for a venue that sells none online, and `validation_failed`
 * for a membership that it does not sell.
 */
export async function findWanted(db: Db, request: WantedRequest): Promise<{ type: TypeRow; venue: Venue }> {
  const venue = await findJoiningVenue(db, request.homeVenue);
  if (venue === undefined) throw notFound();
  const [type] = await readTypes(db, { venueId: venue.venueId, typeId: request.membershipTypeId });
  if (type === undefined) throw invalid({ membership_type_id: ['This membership is not sold here'] });
  return { type, venue };
}

/** A venue at which memberships are sold online, by slug or id; undefined where there is none. */
export async function findJoiningVenue(db: Db, venue: string): Promise<Venue | undefined> {
  const found = await findVenue(db, venue);
  return found?.onlineJoiningEnabled === true ? found : undefined;
}

export interface FeeRow {
  id: string;
  name: string;
  /** Minor units. */
  price: number;
  isOptional: boolean;
}

/** A membership on sale online; amounts in minor units. */
export interface TypeRow {
  id: string;
  name: string;
  description: string;
  joiningFeeId: string;
  joiningFee: number;
  price: number;
  period: 'month' | 'year';
  minimumTermMonths: number;
  noticeDays: number;
  coolingOffDays: number;
  adults: number;
  children: number;
  minimumAge: number | null;
  maximumAge: number | null;
  proofName: string | null;
  proofHelp: string;
  venues: Ref[];
  fees: FeeRow[];
}

const fees = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'price', f.price, 'isOptional', f.is_optional)
    order by f.position, f.id)
  from membership_fees f where f.membership_type_id = t.id), '[]')`;

/** The venues that a type names; none: it is sold wherever memberships are. */
const venues = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name) order by v.name, v.id)
  from membership_type_venues x join venues v on v.id = x.venue_id where x.membership_type_id = t.id), '[]')`;

const columns = sql`t.id, t.name, t.description, t.joining_fee_id, t.joining_fee, t.price, t.period,
  t.minimum_term_months, t.notice_days, t.cooling_off_days, t.adults, t.children, t.minimum_age, t.maximum_age,
  t.proof_name, t.proof_help, ${venues} as venues, ${fees} as fees`;

/** The memberships that are sold online at a venue, in the operator's order; or one of them. */
export async function readTypes(
  db: Db,
  { venueId, typeId = null }: { venueId: string; typeId?: string | null },
): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select ${columns} from membership_types t
    where t.is_sold_online and (${typeId}::uuid is null or t.id = ${typeId}::uuid) and (
      exists (select from membership_type_venues x where x.membership_type_id = t.id and x.venue_id = ${venueId})
      or not exists (select from membership_type_venues x where x.membership_type_id = t.id))
    order by t.position, t.name, t.id`.execute(db);
  return rows;
}

/** One type, also when it is not on sale any more. */
export async function readType(db: Db, typeId: string): Promise<TypeRow> {
  const { rows } = await sql<TypeRow>`select ${columns} from membership_types t where t.id = ${typeId}`.execute(db);
  const [type] = rows;
  if (type === undefined) throw new Error(`There is no membership type ${typeId}.`);
  return type;
}
