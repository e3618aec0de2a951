import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import type { DeskDocument } from '#contract/desk/documents.ts';

/** A document with whose it is and what for. */
export interface DeskDocumentRow extends Omit<DeskDocument, 'uploadedAt' | 'decidedAt' | 'membership'> {
  userId: number;
  /** Its name in the storage. */
  file: string;
  membershipId: string;
  membershipName: string;
  uploadedAt: Date;
  decidedAt: Date | null;
}

const columns = sql`d.id, d.file, d.file_name, d.content_type, d.size, d.uploaded_at, d.status, d.refused_because, d.decided_at,
  coalesce(d.user_id, m.user_id) as user_id, m.id as membership_id, t.name as membership_name, t.proof_name`;

/** The documents of a person's memberships: those that wait first, then the newest; those of a joining once it is paid. */
export async function readCustomerDocuments(db: Db, userId: number): Promise<DeskDocumentRow[]> {
  const { rows } = await sql<DeskDocumentRow>`
    select ${columns} from (
      select * from joining_documents where user_id = ${userId}
      union all
      select j.* from memberships mine join joining_documents j on j.joining_id = mine.id where mine.user_id = ${userId}) as d
    join memberships m on m.id = coalesce(d.membership_id, d.joining_id)
    join membership_types t on t.id = m.membership_type_id
    order by d.status = 'waiting' desc, d.uploaded_at desc, d.id limit 50`.execute(db);
  return rows;
}

/** One of them; with `lock` nobody else decides about it meanwhile. Throws `not_found`. */
export async function findDocument(db: Db, documentId: string, { lock = false } = {}): Promise<DeskDocumentRow> {
  const { rows } = await sql<DeskDocumentRow>`
    select ${columns} from joining_documents d
    join memberships m on m.id = coalesce(d.membership_id, d.joining_id)
    join membership_types t on t.id = m.membership_type_id
    where d.id = ${documentId} ${lock ? sql`for update of d` : sql``}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}

/** A document as the wire shows it (`deskDocumentSchema`). */
export const showDocument = (row: DeskDocumentRow): DeskDocument => ({
  id: row.id,
  fileName: row.fileName,
  contentType: row.contentType,
  size: row.size,
  uploadedAt: instant(row.uploadedAt),
  status: row.status,
  refusedBecause: row.refusedBecause,
  membership: { id: row.membershipId, name: row.membershipName },
  proofName: row.proofName,
  decidedAt: instantOrNull(row.decidedAt),
});
