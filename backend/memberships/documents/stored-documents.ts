import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { limitUploads } from '#backend/http/input/limit-uploads.ts';
import type { MembershipRow } from '#backend/memberships/read-memberships.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { CheckedDocument } from '#contract/memberships/membership-documents.ts';
import type { Membership } from '#contract/memberships/memberships.ts';
import { checkDocument } from './check-document.ts';

/** Whether a membership asks its person for a document: by its type, or because one is missing or runs out. */
export const asksForDocument = ({
  proofName,
  uploadRequired,
  documentExpiresOn,
}: Pick<MembershipRow, 'proofName' | 'uploadRequired' | 'documentExpiresOn'>): boolean =>
  proofName !== null || uploadRequired || documentExpiresOn !== null;

/** The document of a membership as the wire shows it; nothing is requested for one that is over. */
export function showDocuments(row: MembershipRow, isRunning: boolean): Membership['documents'] {
  return {
    uploadRequired: row.uploadRequired,
    expiresOn: row.documentExpiresOn,
    requested: isRunning && asksForDocument(row) ? { name: row.proofName, help: row.proofHelp } : null,
    files: row.files.map(({ wasRequested: _, ...file }) => ({
      ...file,
      uploadedAt: instant(new Date(file.uploadedAt * 1000)),
    })),
  };
}

/** How the names of kept documents end. */
export const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

export interface KeptDocument extends Pick<CheckedDocument, 'fileName' | 'contentType' | 'size'> {
  /** Its name in the storage. */
  file: string;
  uploadedAt: Date;
}

/** Where a document is to be written down. */
interface Place<Result> {
  /** Refuses a document that may not be sent, before anything is done with it; others may come meanwhile. */
  check: () => Promise<void>;
  /** Writes its row; refuses it, too, because only now nothing comes between. */
  write: (document: KeptDocument) => Promise<Result>;
}

/**
 * Checks an uploaded document by its content and keeps it under a name that cannot be guessed; the file goes again when
 * its row cannot be written. Throws `validation_failed` for anything but a picture or PDF, and `too_many_requests`. 30 an
 * hour for each account, 100 uploads for each network.
 */
export async function keepDocument<Result>(
  context: Context,
  upload: { fileName: string; file: string },
  { check, write }: Place<Result>,
): Promise<Result> {
  const { ids, limits, services, clock, actingUserId } = context;
  if (actingUserId === null) throw new DomainError('unauthenticated');
  await limits.consume('proof document', String(actingUserId), { limit: 30, windowSeconds: 3600 });
  await limitUploads(context);
  await check();
  const { bytes, contentType } = await checkDocument(upload.file);
  const file = `proofs/${ids.token()}.${extensions[contentType]}`;
  await services.files.put(file, bytes, contentType);
  try {
    return await write({ file, fileName: upload.fileName, contentType, size: bytes.length, uploadedAt: clock.now() });
  } catch (error) {
    await services.files.remove(file);
    throw error;
  }
}
