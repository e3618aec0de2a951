import { z } from 'zod';
import { userParams } from '#contract/customers/users.ts';
import { endpoint } from '#contract/endpoint.ts';
import { checkedDocumentSchema } from '#contract/memberships/membership-documents.ts';
import { dateSchema, idSchema, instantSchema, refSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

/** A document as staff see it: what it is for and what was decided. */
export const deskDocumentSchema = checkedDocumentSchema.extend({
  membership: refSchema,
  /** What the membership asks for, as 'Student card'. */
  proofName: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
});
export type DeskDocument = z.infer<typeof deskDocumentSchema>;

const documentParams = z.object({ documentId: idSchema });

/** Those that wait first, then the newest; at most 50. */
export const listCustomerDocumentsEndpoint = endpoint({
  route: routes.listCustomerDocuments,
  params: userParams,
  data: z.array(deskDocumentSchema),
});
/** The file, as a download. */
export const getCustomerDocumentEndpoint = endpoint({
  route: routes.getCustomerDocument,
  params: documentParams,
  data: z.instanceof(Uint8Array),
});
/** Accepts or refuses a document that waits, once; its owner is told. */
export const decideDocumentEndpoint = endpoint({
  route: routes.decideDocument,
  params: documentParams,
  body: z.discriminatedUnion('decision', [
    /** `expiresOn` is the last day on which it counts; without it, it does not run out. */
    z.object({ decision: z.literal('accepted'), expiresOn: dateSchema.optional() }),
    z.object({ decision: z.literal('refused'), reason: z.string().trim().min(1).max(255) }),
  ]),
  data: deskDocumentSchema,
});
