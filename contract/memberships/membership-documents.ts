import { z } from 'zod';
import { dateSchema, idSchema, instantSchema } from '#contract/primitives.ts';

/** A file that proves what a membership needs, as a student card. */
export const documentFileSchema = z.object({
  id: idSchema,
  /** As it was called on the device. */
  fileName: z.string(),
  contentType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  /** Bytes. */
  size: z.int().min(1),
  uploadedAt: instantSchema,
});

/** The same once staff look at it. */
export const checkedDocumentSchema = documentFileSchema.extend({
  status: z.enum(['waiting', 'accepted', 'refused']),
  /** Why it was refused. */
  refusedBecause: z.string().nullable(),
});
export type CheckedDocument = z.infer<typeof checkedDocumentSchema>;

/** What is uploaded. */
export const documentUpload = {
  fileName: z.string().trim().min(1).max(255),
  /** A JPEG, PNG or PDF of at most 5 MB, base64. */
  file: z.base64().min(1),
};

/** The document of a membership, as far as it concerns one of the people it covers. */
export const membershipDocumentsSchema = z.object({
  uploadRequired: z.boolean(),
  expiresOn: dateSchema.nullable(),
  /** What may be uploaded: its name, as 'Student card'; null where nothing is requested for. A backend may leave it out. */
  requested: z.object({ name: z.string().nullable(), help: z.string() }).nullable().optional(),
  /** What this person uploaded, the newest first, at most 10; a backend may leave it out. */
  files: z.array(checkedDocumentSchema).optional(),
});
