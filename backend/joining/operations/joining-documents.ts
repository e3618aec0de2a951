import { invalid, notFound } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { findJoining, type JoiningRow } from '#backend/joining/read-joining.ts';
import { chooseJoiningCart } from '#backend/joining/show-joining.ts';
import { keepDocument } from '#backend/memberships/documents/stored-documents.ts';
import { operation } from '#backend/operation.ts';
import { addJoiningDocumentEndpoint, removeJoiningDocumentEndpoint } from '#contract/joining/joining.ts';

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

const mostDocuments = 5;

function checkNumber({ documents }: Pick<JoiningRow, 'documents'>): void {
  if (documents.length >= mostDocuments) throw invalid({ file: ['There can be at most 5 documents'] });
}

/**
 * Keeps a proof that a membership asks for, checked by its content, under a name that cannot be guessed
 * (docs/product.md#joining). Throws `not_found`, and `validation_failed` for anything but a picture or PDF and for a
 * sixth one. 30 an hour for each account.
 */
export const addJoiningDocument = operation(addJoiningDocumentEndpoint, async ({ body }, context) => {
  const data = await keepDocument(context, body, {
    check: async () => {
      const row = await findJoining(context.db, chooseJoiningCart(context).userId);
      if (row === undefined) throw notFound();
      checkNumber(row);
    },
    write: (document) =>
      changeJoining(context, async (tx, _cart, row) => {
        checkNumber(row);
        await tx
          .insertInto('joiningDocuments')
          .values({ ...document, joiningId: row.id, wasRequested: true })
          .execute();
      }),
  });
  return { data };
});
