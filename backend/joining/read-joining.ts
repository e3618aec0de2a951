import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { JoiningType } from '#contract/joining/rules/joining-types.ts';
import type { CheckedDocument } from '#contract/memberships/membership-documents.ts';

interface PersonRow {
  userId: number;
  name: string;
  dateOfBirth: string | null;
}

interface DocumentRow {
  id: string;
  fileName: string;
  contentType: CheckedDocument['contentType'];
  size: number;
  /** Seconds since 1970. */
  uploadedAt: number;
}

/** A joining that is open, with whom it covers, in their order, and what was uploaded. */
export interface JoiningRow {
  id: string;
  userId: number;
  onboardingType: JoiningType;
  typeId: string;
  venueId: string;
  venueName: string;
  venueSlug: string;
  timezone: string;
  startsOn: string;
  mandateId: string | null;
  mandateKind: 'direct_debit' | 'card' | null;
  redirect: { successUrl?: string; abortUrl?: string; expirationUrl?: string } | null;
  expiresAt: Date;
  people: PersonRow[];
  documents: DocumentRow[];
  /** Optional fees in the basket. */
  feeIds: string[];
}

const people = sql`coalesce((
  select jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.first_name || ' ' || u.last_name, 'dateOfBirth', u.date_of_birth)
    order by p.position, u.id)
  from joining_people p join users u on u.id = p.user_id where p.joining_id = j.id), '[]')`;

const documents = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name, 'contentType', d.content_type, 'size', d.size,
    'uploadedAt', floor(extract(epoch from d.uploaded_at))) order by d.uploaded_at, d.id)
  from joining_documents d where d.joining_id = j.id), '[]')`;

const feeIds = sql`coalesce((
  select jsonb_agg(f.id order by f.position, f.id) from journal_transactions t
  join membership_fees f on f.id = t.collectable_fee_id and f.is_optional
  where t.joining_id = j.id), '[]')`;

/** The open joining of an account; undefined when there is none. */
export async function findJoining(db: Db, userId: number): Promise<JoiningRow | undefined> {
  const { rows } = await sql<JoiningRow>`
    select j.id, j.user_id, j.onboarding_type, j.membership_type_id as type_id, v.id as venue_id, v.name as venue_name, v.slug as venue_slug,
      v.timezone, j.starts_on, j.mandate_id, d.kind as mandate_kind, j.redirect, j.expires_at, ${people} as people, ${documents} as documents,
      ${feeIds} as fee_ids
    from joinings j join venues v on v.id = j.home_venue_id left join mandates d on d.id = j.mandate_id
    where j.user_id = ${userId} and j.status = 'open'`.execute(db);
  return rows[0];
}
