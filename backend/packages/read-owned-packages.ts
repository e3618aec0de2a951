import { sql } from 'kysely';
import { getCancellation, type CancellationPolicy } from '#backend/bookings/cancelling/cancellation.ts';
import type { Db } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import { momentOrNull } from '#backend/serialize/moment.ts';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import { readPackageVenues } from './read-package-venues.ts';

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
export interface OwnedRow {
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
export async function showOwnedPackages(db: Db, rows: readonly OwnedRow[], now: Date): Promise<OwnedPackage[]> {
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
