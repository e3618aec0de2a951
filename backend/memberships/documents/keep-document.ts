import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { CheckedDocument } from '#contract/customers/membership-documents.ts';
import { checkDocument } from './check-document.ts';

/** How the names of kept documents end. */
export const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

interface KeptDocument extends Pick<CheckedDocument, 'fileName' | 'contentType' | 'size'> {
  /** Its name in the storage. */
  file: string;
  uploadedAt: Date;
}

/**
 * Checks an uploaded document by its content and keeps it under a name that cannot be guessed; `write` writes its row, and
 * the file goes again when that fails. Throws `validation_failed` for anything but a picture or PDF. 30 an hour for each
 * account.
 */
export async function keepDocument<Result>(
  { ids, limits, services, clock, actingUserId }: Context,
  upload: { fileName: string; file: string },
  write: (document: KeptDocument) => Promise<Result>,
): Promise<Result> {
  if (actingUserId === null) throw new DomainError('unauthenticated');
  await limits.consume('proof document', String(actingUserId), { limit: 30, windowSeconds: 3600 });
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
