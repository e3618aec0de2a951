import { z } from 'zod';

export const paginationSchema = z.object({
  previousPage: z.int().nullable(),
  currentPage: z.int(),
  nextPage: z.int().nullable(),
  recordsPerPage: z.int(),
  recordsOnCurrentPage: z.int(),
  firstRecordOnCurrentPage: z.int(),
  lastRecordOnCurrentPage: z.int(),
  totalRecords: z.int().nullable(),
  totalPages: z.int().nullable(),
});
export type Pagination = z.infer<typeof paginationSchema>;

export const sortingSchema = z.object({
  sortBy: z.string(),
  direction: z.enum(['ascending', 'descending']),
});

/** The fields beside `data` in every success reply (docs/product.md#envelope). */
export const envelopeSchema = z.object({
  data: z.unknown(),
  checksum: z.string().optional(),
  message: z.string().optional(),
  pagination: paginationSchema.optional(),
  sorting: sortingSchema.optional(),
});
export type Envelope<Data> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };
