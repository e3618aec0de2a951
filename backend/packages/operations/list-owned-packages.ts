import { sql } from 'kysely';
import { getCancellation, type CancellationPolicy } from '#backend/activities/cancellation.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { readPackageVenues } from '#backend/packages/read-packages.ts';
import { momentOrNull, instant, instantOrNull } from '#backend/serialize/instant.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listOwnedPackagesEndpoint, type OwnedPackage } from '#contract/packages/owned-packages.ts';

/** Most uses that one package tells of. */
const mostUses = 50;

interface UseRow {
  id: string;
  ownedPackageId: string;
  state: 'reserved' | 'used' | 'returned';
  quantity: number;
  createdAt: Date;
  bookingId: string | null;
  name: string | null;
  startsAt: Date | null;
  timezone: string | null;
  status: string | null;
  policy: CancellationPolicy | null;
}

async function readUses(db: Db, ids: readonly string[]): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select u.id, u.owned_package_id, u.state, u.quantity, u.created_at, u.booking_id, o.template_name as name, o.starts_at,
      v.timezone, b.status, case when p.id is not null then jsonb_build_object(
        'isCancellableOnline', p.is_cancellable_online, 'cutOffMinutes', p.cut_off_minutes,
        'cutOffActions', p.cut_off_actions, 'fee', p.fee, 'awardsCredit', p.awards_credit) end as policy
    from unnest(${[...ids]}::uuid[]) as owned(id)
    cross join lateral (
      select * from package_usages where owned_package_id = owned.id order by created_at desc, id limit ${mostUses}) u
    left join bookings b on b.id = u.booking_id
    left join occurrences o on o.id = b.occurrence_id
    left join venues v on v.id = o.venue_id
    left join cancellation_policies p on p.id = o.cancellation_policy_id
    order by u.created_at desc, u.id`.execute(db);
  return rows;
}

function comesBack(use: UseRow, { currency, now }: { currency: string; now: Date }): boolean {
  const { state, status, startsAt, timezone, policy } = use;
  if (state !== 'used' || status !== 'settled' || startsAt === null || timezone === null) return false;
  const { canCancel, awardsCredit } = getCancellation({ policy, startsAt, timezone, currency, now, isStaff: false });
  return canCancel && (awardsCredit || policy === null);
}

function getUse(use: UseRow, viewed: { currency: string; now: Date }): OwnedPackage['history'][number] {
  const { id, state, quantity, bookingId, name, startsAt, timezone } = use;
  return {
    id,
    state,
    quantity,
    usedAt: instant(use.createdAt),
    bookingId,
    name,
    startsAt: momentOrNull(startsAt, timezone ?? 'UTC'),
    comesBack: comesBack(use, viewed),
  };
}

/** What is known of a package by its owner (docs/product.md#packages). */
interface OwnedRow {
  id: string;
  packageId: string;
  name: string;
  friendlyName: string | null;
  pricingOptionId: string;
  isSold: boolean;
  usagesTotal: number;
  usagesTaken: number;
  purchasedAt: Date;
  expiresAt: Date | null;
  covers: OwnedPackage['covers'];
}

/** Owned packages as the wire shows them, with what they were used for. */
async function showOwnedPackages(db: Db, rows: readonly OwnedRow[], now: Date): Promise<OwnedPackage[]> {
  if (rows.length === 0) return [];
  const [{ currency }, venues, uses] = await Promise.all([
    readOperator(db),
    readPackageVenues(
      db,
      rows.map(({ pricingOptionId }) => pricingOptionId),
    ),
    readUses(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    package: { id: row.packageId, name: row.name, friendlyName: row.friendlyName },
    usagesTotal: row.usagesTotal,
    usagesRemaining: row.usagesTotal - row.usagesTaken,
    purchasedAt: instant(row.purchasedAt),
    expiresAt: instantOrNull(row.expiresAt),
    venueRestriction: venues.get(row.pricingOptionId) ?? null,
    covers: row.covers,
    history: uses
      .filter(({ ownedPackageId }) => ownedPackageId === row.id)
      .map((use) => getUse(use, { currency, now })),
    pricingOptionId: row.isSold ? row.pricingOptionId : null,
  }));
}

const covers = sql<OwnedRow['covers']>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', p.id, 'name', p.name, 'reference', p.reference))
  from package_contents c join package_content_options x on x.content_id = c.id
  join pricing_options p on p.id = x.pricing_option_id where c.package_id = k.id), '[]')`;
const usages = (column: string) =>
  sql<number>`coalesce((select sum(${sql.ref(column)})::int from owned_package_contents where owned_package_id = owned.id), 0)`;

/** The packages of a person, newest first, with what is left and what they were used for (docs/product.md#packages). */
export const listOwnedPackages = operation(listOwnedPackagesEndpoint, async ({ query }, context) => {
  const { db, clock, actingUserId } = context;
  if (actingUserId === null) throw new DomainError('unauthenticated');
  const ordered = db
    .selectFrom('ownedPackages as owned')
    .innerJoin('packages as k', 'k.id', 'owned.packageId')
    .innerJoin('pricingOptions as sold', 'sold.id', 'k.pricingOptionId')
    .where('owned.userId', '=', actingUserId)
    .orderBy('owned.purchasedAt', 'desc')
    .orderBy('owned.id')
    .select(['owned.id', 'owned.packageId', 'owned.purchasedAt', 'owned.expiresAt'])
    .select(['k.name', 'k.friendlyName', 'k.pricingOptionId'])
    .select([
      sql<boolean>`sold.is_sold and k.is_sold_online`.as('isSold'),
      usages('usages_total').as('usagesTotal'),
      usages('usages_taken').as('usagesTaken'),
      covers.as('covers'),
    ]);
  const { rows, total } = await readPage(ordered, query);
  const data = await showOwnedPackages(db, rows, clock.now());
  return { data, pagination: getPagination({ ...query, count: data.length, total }) };
});
