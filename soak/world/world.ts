import type { Database, Row } from '#soak/processes/database.ts';
import type { Random } from '#soak/random.ts';
import { makeClerks } from './clerks.ts';
import { findJoinable, type Joinable } from './joinable.ts';

/** A ticket of a session, by its pricing option. */
export interface Ticket {
  occurrenceId: string;
  pricingOptionId: string;
}

export interface Camp {
  id: string;
  days: string[];
  isSoldWhole: boolean;
  isSoldByDay: boolean;
}

/** What can be bought. Customers compete for a window that moves through these lists during a run. */
export interface World {
  classes: string[];
  /** Those of one venue each, for bookings of several at the desk. */
  blocks: string[][];
  tickets: Ticket[];
  courts: string[];
  camps: Camp[];
  courses: string[];
  packageOption: string;
  guestPassOption: string;
  joinable: Joinable[];
  /** Tokens of staff. */
  clerks: string[];
}

interface Wanted {
  random: Random;
  histories: number;
  seed: string;
}

/** Sessions that everybody may book, from tomorrow to seven weeks ahead. */
const open = `o.status = 'bookable' and o.pre_purchase_waiver_id is null and o.pre_purchase_induction_id is null
  and o.starts_at between now() + interval '1 day' and now() + interval '49 days'`;

function getText(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new Error(`The demo world has no ${name} where one is wanted.`);
  return value;
}

const getIds = (rows: Row[]) => rows.map((row) => getText(row, 'id'));

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const ranked = items.map((item) => ({ item, rank: random.next() }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}

async function getSessions(
  database: Database,
  type: string,
  { random, histories }: Wanted,
  share: number,
): Promise<string[]> {
  const rows = await database.query(
    `select o.id from occurrences o where ${open} and o.booking_type = $1 and (o.booking_type <> 'resources' or o.consumed = 0)
     order by o.id`,
    [type],
  );
  return shuffled(random, getIds(rows)).slice(0, 12 + Math.ceil(histories * share));
}

/** Leaves only a few places in each session, so that customers compete for them. */
async function limitPlaces(
  database: Database,
  ids: readonly string[],
  { random }: Wanted,
  most: number,
): Promise<void> {
  const rooms = ids.map(() => random.between(2, most));
  await database.query(
    `update occurrences set maximum = consumed + wanted.room
     from unnest($1::text[], $2::int[]) as wanted (id, room) where occurrences.id = wanted.id`,
    [ids, rooms],
  );
}

/** Removes waivers and questions of camps and courses, which are not tested here. */
async function openSchedules(database: Database): Promise<void> {
  await database.query(`delete from question_sections where schedule_id is not null`);
  await database.query(
    `update occurrences set pre_purchase_waiver_id = null, maximum = maximum + 15 where booking_type in ('camps', 'courses')`,
  );
}

/**
 * Spreads the kinds of providers over the venues: the demo's own accounts stay, and of the other venues a third each is
 * paid through Opayo, through Stripe and on a payment page, the largest first.
 */
async function spreadProviders(database: Database): Promise<void> {
  await database.query(
    `insert into payment_accounts (kind, mode, name, settings, venue_id)
     select kind, 'sandbox', 'Soak', case kind when 'hosted' then '{"display": "frame"}'::jsonb
       else '{"savedCards": "without_code", "wallets": true}' end, id
     from (select id, (array['hosted', 'opayo', 'stripe'])[1 + row_number() over (
         order by (select count(*) from occurrences o where o.venue_id = venues.id) desc, id) % 3] as kind from venues
       where not exists (select from payment_accounts where venue_id = venues.id)) spread
     where kind <> 'opayo'`,
  );
}

async function findCamps(database: Database): Promise<Camp[]> {
  const rows = await database.query(
    `select s.id, s.is_sold_bundled as whole, s.is_sold_individually as single,
       string_agg(o.id, ' ' order by o.starts_at) as days
     from schedules s join occurrences o on o.schedule_id = s.id
     where s.booking_type = 'camps' and s.starts_at > now() + interval '1 day' group by s.id order by s.id`,
  );
  return rows.map((row) => ({
    id: getText(row, 'id'),
    days: getText(row, 'days').split(' '),
    isSoldWhole: row.whole === true,
    isSoldByDay: row.single === true,
  }));
}

async function findCourses(database: Database): Promise<string[]> {
  const rows = await database.query(
    `select id from schedules where booking_type = 'courses' and starts_at > now() + interval '1 day'
       and (first_bookable_at is null or first_bookable_at < now()) order by id`,
  );
  return getIds(rows);
}

async function findTickets(database: Database, request: Wanted): Promise<Ticket[]> {
  const ids = await getSessions(database, 'ticketed', request, 0.04);
  await limitPlaces(database, ids, request, 12);
  const rows = await database.query(
    `select o.id, t.pricing_option_id as option from unnest($1::text[]) with ordinality as wanted (id, position)
     join occurrences o on o.id = wanted.id join tickets t on t.schedule_id = o.schedule_id order by wanted.position, t.number`,
    [ids],
  );
  return rows.map((row) => ({ occurrenceId: getText(row, 'id'), pricingOptionId: getText(row, 'option') }));
}

async function getOption(database: Database, kind: string): Promise<string> {
  const [row] = await database.query(
    'select id from pricing_options where kind = $1 and is_sold order by reference limit 1',
    [kind],
  );
  return getText(row ?? {}, 'id');
}

async function findBlocks(database: Database, classes: readonly string[]): Promise<string[][]> {
  const rows = await database.query(
    `select string_agg(id, ' ' order by starts_at, id) as ids from occurrences where id = any($1::text[])
     group by venue_id having count(*) > 1 order by venue_id`,
    [classes],
  );
  return rows.map((row) => getText(row, 'ids').split(' '));
}

/** Reduces the places of the demo world for the run, and finds what can be bought. */
export async function prepareWorld(database: Database, request: Wanted): Promise<World> {
  await openSchedules(database);
  await spreadProviders(database);
  const classes = await getSessions(database, 'classes', request, 0.12);
  await limitPlaces(database, classes, request, 7);
  return {
    classes,
    blocks: await findBlocks(database, classes),
    tickets: await findTickets(database, request),
    courts: await getSessions(database, 'resources', request, 0.08),
    camps: await findCamps(database),
    courses: await findCourses(database),
    packageOption: await getOption(database, 'package'),
    guestPassOption: await getOption(database, 'guest_pass'),
    joinable: await findJoinable(database),
    clerks: await makeClerks(database, request.seed),
  };
}
