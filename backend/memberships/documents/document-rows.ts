import { sql } from 'kysely';
import type { CheckedDocument } from '#contract/customers/membership-documents.ts';

export interface DocumentRow extends Omit<CheckedDocument, 'uploadedAt'> {
  /** Seconds since 1970. */
  uploadedAt: number;
  /** Asked for when it was uploaded. */
  wasRequested: boolean;
}

/** How many documents of one membership are shown. */
const mostShown = 10;

/** What a person `mu` of a membership `m` uploaded for it, while joining or later, the newest first. */
export const uploadedDocuments = sql`coalesce((
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
