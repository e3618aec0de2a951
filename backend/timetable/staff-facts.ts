import { sql } from 'kysely';
import type { Caller } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { readClashes } from './clashes.ts';
import type { FoundOccurrence } from './find-occurrence.ts';

export type StaffFacts = Pick<Occurrence, 'clashes' | 'blockBookingInformation' | 'capacityByChannel'>;

interface Block {
  userId: number;
  bookingId: string;
  bookingStatus: string;
  isPaid: boolean;
  tenderTypes: string[];
  paymentReference: string | null;
}

/** Who has booked the whole court or room of these sessions, and how it was paid for; none of what is free, or shared. */
async function readBlockBookings(db: Db, found: readonly FoundOccurrence[], now: Date): Promise<Map<string, Block>> {
  const ids = found.flatMap(({ row }) => (row.bookingType === 'resources' ? [row.id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Block & { occurrenceId: string }>`
    select distinct on (b.occurrence_id) b.occurrence_id, b.user_id,
      case when b.is_v2 then b.id::text else b.v1_id::text end as booking_id, b.status as booking_status,
      coalesce(r.status = 'success' and r.balance = 0, false) as is_paid,
      array(select distinct tender_type from payments p where p.order_id = r.id and p.amount > 0 order by 1) as tender_types,
      (select coalesce(p.reference, p.transaction_id::text) from payments p where p.order_id = r.id and p.amount > 0 order by p.created_at, p.id limit 1)
        as payment_reference
    from bookings b left join orders r on r.id = b.order_id
    where b.occurrence_id = any(${ids}) and b.user_id is not null and b.released_at is null
      and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now})
    order by b.occurrence_id, b.created_at, b.id`.execute(db);
  return new Map(rows.map(({ occurrenceId, ...block }) => [occurrenceId, block]));
}

const nothing: StaffFacts = { clashes: [], blockBookingInformation: null, capacityByChannel: null };

/**
 * The additional fields of sessions for staff with the permission `timetable`; empty, but present, for everybody else
 * (docs/product.md#staff).
 */
export async function readStaffFacts(
  db: Db,
  caller: Caller | null,
  found: readonly FoundOccurrence[],
  now: Date,
): Promise<(id: string) => StaffFacts> {
  const maySee = caller?.isStaff === true && caller.permissions.includes('timetable');
  if (!maySee || found.length === 0) return () => nothing;
  const [clashes, blocks] = await Promise.all([readClashes(db, found), readBlockBookings(db, found, now)]);
  const facts = found.map(({ row }): [string, StaffFacts] => [
    row.id,
    {
      clashes: clashes.get(row.id) ?? [],
      blockBookingInformation: blocks.get(row.id) ?? null,
      capacityByChannel:
        row.capacityStrategy === 'split' ? { online: row.maximumOnline ?? 0, foh: row.maximumFoh ?? 0 } : null,
    },
  ]);
  const byId = new Map(facts);
  return (id) => byId.get(id) ?? nothing;
}
