import { recordAudit } from '#backend/audit/record-audit.ts';
import { findDocument } from '#backend/desk/documents/desk-documents.ts';
import { notFound } from '#backend/failure.ts';
import { extensions } from '#backend/memberships/documents/keep-document.ts';
import { operation } from '#backend/operation.ts';
import { getCustomerDocumentEndpoint } from '#contract/desk/documents.ts';

/**
 * The file of a document, as a download under a name of ours; that it was looked at is audited
 * (docs/product.md#documents-of-a-membership). Throws `not_found`.
 */
export const getCustomerDocument = operation(getCustomerDocumentEndpoint, async ({ params }, context) => {
  const { db, services } = context;
  const { id, file, contentType, userId } = await findDocument(db, params.documentId);
  const bytes = await services.files.get(file);
  if (bytes === undefined) throw notFound();
  await recordAudit(db, context, {
    action: 'document_viewed',
    subjectType: 'user',
    subjectId: String(userId),
    details: { document: id },
  });
  return { data: bytes, file: { contentType, name: `document-${id}.${extensions[contentType]}` } };
});
