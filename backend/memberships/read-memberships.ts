import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { CheckedDocument } from '#contract/memberships/membership-documents.ts';
import type { Membership } from '#contract/memberships/memberships.ts';

interface DocumentRow extends Omit<CheckedDocument, 'uploadedAt'> {
  /** Seconds since 1970. */
  uploadedAt: number;
  /** Asked for when it was uploaded. */
  wasRequested: boolean;
}

/** How many documents of one membership are shown. */
const mostShown = 10;

/** What a person `mu` of a membership `m` uploaded for it, while joining or later, the newest first. */
const uploadedDocuments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name, 'contentType', d.content_type, 'size', d.size,
    'uploadedAt', floor(extract(epoch from d.uploaded_at)), 'status', d.status, 'refusedBecause', d.refused_because,
    'wasRequested', d.was_requested)
    order by d.uploaded_at desc, d.id)
  from (
    select * from (
      select * from joining_documents where membership_id = m.id and user_id = mu.user_id
      union all
      select * from joining_documents where joining_id = m.id and m.user_id = mu.user_id) as own
    order by uploaded_at desc, id limit ${mostShown}) as d), '[]')`;

/** A membership with what belongs to it; sums in minor units, days YYYY-MM-DD. */
export interface MembershipRow {
  id: string;
  holderId: number;
  membershipUserId: number;
  typeId: string;
  typeName: string;
  typePrice: number;
  period: 'month' | 'year';
  minimumTermMonths: number;
  noticeDays: number;
  venueId: string;
  venueName: string;
  timezone: string;
  status: Membership['status'];
  startsOn: string;
  billsFrom: string | null;
  endsOn: string | null;
  price: number | null;
  leavingAskedAt: Date | null;
  leavingReason: string | null;
  uploadRequired: boolean;
  documentExpiresOn: string | null;
  proofName: string | null;
  proofHelp: string;
  files: DocumentRow[];
  people: Membership['people'];
  uses: Membership['uses'];
  renewal: { id: string; summary: string; price: number; typeId: string | null; typeName: string | null } | null;
  offers: { id: string; name: string; summary: string; fee: number; price: number; period: 'month' | 'year' }[];
  planned: { id: string; name: string; takesEffectOn: string } | null;
  mandateId: string | null;
  graceEndsOn: string | null;
  coolingOffEndsOn: string | null;
  /** Periods that have begun and are not paid, minor units. */
  owed: number;
}

const people = sql`coalesce((
  select jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.first_name || ' ' || u.last_name) order by x.id)
  from membership_users x join users u on u.id = x.user_id where x.membership_id = m.id), '[]')`;

/** Counted benefits of this person, with their uses in the period of today by the venue's clock. */
const uses = (now: Date) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('name', n.name, 'period', n.period, 'total', n.uses_per_period, 'used', least(
      n.uses_per_period, (select count(*) from benefit_usages b
      where b.membership_user_id = mu.id and b.benefit_id = n.id and b.state in ('reserved', 'used')
        and date_trunc(n.period, b.used_on::timestamp) = date_trunc(n.period, ${now}::timestamptz at time zone v.timezone))))
    order by n.name, n.id)
  from membership_benefits n
  where n.membership_type_id = m.membership_type_id and n.uses_per_period is not null and n.period is not null), '[]')`;

const renewal = sql`(
  select jsonb_build_object('id', r.id, 'summary', r.summary, 'price', r.price, 'typeId', nt.id, 'typeName', nt.name)
  from membership_renewals r left join membership_types nt on nt.id = r.new_membership_type_id
  where r.membership_id = m.id and r.status = 'offered')`;

const offers = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', nt.id, 'name', nt.name, 'summary', c.summary, 'fee', c.price,
    'price', nt.price, 'period', nt.period) order by nt.position, nt.id)
  from membership_type_changes c join membership_types nt on nt.id = c.to_membership_type_id
  where c.from_membership_type_id = m.membership_type_id and nt.is_sold_online), '[]')`;

const planned = sql`(
  select jsonb_build_object('id', nt.id, 'name', nt.name, 'takesEffectOn', c.takes_effect_on)
  from membership_changes c join membership_types nt on nt.id = c.membership_type_id
  where c.membership_id = m.id and c.status = 'taken' and c.applied_at is null)`;

const owed = sql`coalesce((
  select sum(c.amount) from membership_charges c where c.membership_id = m.id and c.state <> 'paid'
    and m.status in ('active', 'pending')), 0)::integer`;

/** The memberships that cover a person, those that run first, then the newest; or one of them. */
export async function readMemberships(
  db: Db,
  { userId, membershipId = null, now }: { userId: number; membershipId?: string | null; now: Date },
): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select m.id, m.user_id as holder_id, mu.id as membership_user_id, t.id as type_id, t.name as type_name,
      t.price as type_price, t.period, coalesce(m.minimum_term_months, t.minimum_term_months) as minimum_term_months,
      coalesce(m.notice_days, t.notice_days) as notice_days, v.id as venue_id, v.name as venue_name, v.timezone, m.status,
      m.starts_on, m.bills_from, m.ends_on, m.price, m.leaving_asked_at, m.leaving_reason, u.document_upload_required as upload_required,
      u.document_expires_on, t.proof_name, t.proof_help, ${uploadedDocuments} as files, ${people} as people, ${uses(now)} as uses, ${renewal} as renewal, ${offers} as offers,
      ${planned} as planned, m.mandate_id, m.grace_ends_on, m.cooling_off_ends_on, ${owed} as owed
    from membership_users mu
    join memberships m on m.id = mu.membership_id
    join membership_types t on t.id = m.membership_type_id
    join venues v on v.id = m.home_venue_id
    join users u on u.id = mu.user_id
    where mu.user_id = ${userId} and (${membershipId}::uuid is null or m.id = ${membershipId}::uuid)
    order by m.status = 'active' and
      (m.ends_on is null or m.ends_on >= (${now}::timestamptz at time zone v.timezone)::date) desc, m.starts_on desc, m.id`.execute(
    db,
  );
  return rows;
}
