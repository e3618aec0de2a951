import type { MembershipRow } from '#backend/memberships/read-memberships.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { Membership } from '#contract/customers/memberships.ts';

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
