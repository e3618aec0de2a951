import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { readCustomerDocuments, showDocument } from '#backend/desk/documents/desk-documents.ts';
import { operation } from '#backend/operation.ts';
import { listCustomerDocumentsEndpoint } from '#contract/desk/documents.ts';

/** What a customer uploaded for their memberships (docs/product.md#documents-of-a-membership). Throws `not_found`. */
export const listCustomerDocuments = operation(
  listCustomerDocumentsEndpoint,
  async ({ params: { userId } }, context) => {
    await checkMayActFor(context, userId);
    return { data: (await readCustomerDocuments(context.db, userId)).map(showDocument) };
  },
);
