import { notFound } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { operation } from '#backend/operation.ts';
import { removeJoiningDocumentEndpoint } from '#contract/joining/joining.ts';

/** Removes a proof that was uploaded for the membership that is being bought, and its file. Throws `not_found`. */
export const removeJoiningDocument = operation(removeJoiningDocumentEndpoint, async ({ params }, context) => {
  const files: string[] = [];
  const data = await changeJoining(context, async (tx, _cart, row) => {
    const removed = await tx
      .deleteFrom('joiningDocuments')
      .where('id', '=', params.documentId)
      .where('joiningId', '=', row.id)
      .returning('file')
      .executeTakeFirst();
    if (removed === undefined) throw notFound();
    files.push(removed.file);
  });
  for (const file of files) await context.services.files.remove(file);
  return { data };
});
