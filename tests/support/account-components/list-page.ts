import type { Pagination } from '#contract/envelope.ts';

/** What a reply says of its page: which one it is, of how many. */
export const listPage = (currentPage: number, totalPages: number): Pagination => ({
  previousPage: currentPage > 1 ? currentPage - 1 : null,
  currentPage,
  nextPage: currentPage < totalPages ? currentPage + 1 : null,
  recordsPerPage: 10,
  recordsOnCurrentPage: 1,
  firstRecordOnCurrentPage: 1,
  lastRecordOnCurrentPage: 1,
  totalRecords: totalPages * 10,
  totalPages,
});
