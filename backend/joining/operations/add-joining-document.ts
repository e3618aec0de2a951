import { invalid } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { keepDocument } from '#backend/memberships/documents/keep-document.ts';
import { operation } from '#backend/operation.ts';
import { addJoiningDocumentEndpoint } from '#contract/joining/joining.ts';

const mostDocuments = 5;

/**
 * Keeps a proof that a membership asks for, checked by its content, under a name that cannot be guessed
 * (docs/product.md#joining). Throws `not_found`, and `validation_failed` for anything but a picture or PDF and for a
 * sixth one. 30 an hour for each account.
 */
export const addJoiningDocument = operation(addJoiningDocumentEndpoint, async ({ body }, context) => {
  const data = await keepDocument(context, body, (document) =>
    changeJoining(context, async (tx, _cart, row) => {
      if (row.documents.length >= mostDocuments) throw invalid({ file: ['There can be at most 5 documents'] });
      await tx
        .insertInto('joiningDocuments')
        .values({ ...document, joiningId: row.id, wasRequested: true })
        .execute();
    }),
  );
  return { data };
});
