import { DomainError, invalid } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { checkDocument } from '#backend/joining/check-document.ts';
import { operation } from '#backend/operation.ts';
import { addJoiningDocumentEndpoint } from '#contract/joining/joining.ts';

const mostDocuments = 5;
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/**
 * Keeps a proof that a membership asks for, checked by its content, under a name that cannot be guessed
 * (docs/product.md#joining). Throws `not_found`, and `validation_failed` for anything but a picture or PDF and for a
 * sixth one. 30 an hour for each account.
 */
export const addJoiningDocument = operation(addJoiningDocumentEndpoint, async ({ body }, context) => {
  const { ids, limits, services, clock, actingUserId } = context;
  if (actingUserId === null) throw new DomainError('unauthenticated');
  await limits.consume('proof document', String(actingUserId), { limit: 30, windowSeconds: 3600 });
  const { bytes, contentType } = await checkDocument(body.file);
  const file = `proofs/${ids.token()}.${extensions[contentType]}`;
  await services.files.put(file, bytes, contentType);
  try {
    const data = await changeJoining(context, async (tx, _cart, row) => {
      if (row.documents.length >= mostDocuments) throw invalid({ file: ['There can be at most 5 documents'] });
      const document = { joiningId: row.id, file, fileName: body.fileName, contentType, size: bytes.length };
      await tx
        .insertInto('joiningDocuments')
        .values({ ...document, uploadedAt: clock.now() })
        .execute();
    });
    return { data };
  } catch (error) {
    await services.files.remove(file);
    throw error;
  }
});
