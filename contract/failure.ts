import { z } from 'zod';

/** The body of every reply that is not a success (docs/product.md#failures). */
export const failureSchema = z.object({
  message: z.string(),
  status: z.int(),
  code: z.string(),
  validationMessages: z.array(z.string()),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.string(), message: z.string(), details: z.unknown() }).optional(),
});
export type Failure = z.infer<typeof failureSchema>;
