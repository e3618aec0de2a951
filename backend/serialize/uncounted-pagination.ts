import type { Pagination } from '#contract/envelope.ts';

interface Page {
  page: number;
  perPage: number;
  /** Rows of this page. */
  count: number;
  /** Whether a row follows. */
  hasMore: boolean;
}

/** Where a page stands in a list that is not counted (docs/product.md#pagination). */
export function getUncountedPagination({ page, perPage, count, hasMore }: Page): Pagination {
  const first = (page - 1) * perPage + 1;
  return {
    previousPage: page === 1 ? null : page - 1,
    currentPage: page,
    nextPage: hasMore ? page + 1 : null,
    recordsPerPage: perPage,
    recordsOnCurrentPage: count,
    firstRecordOnCurrentPage: count === 0 ? 0 : first,
    lastRecordOnCurrentPage: count === 0 ? 0 : first + count - 1,
    totalRecords: null,
    totalPages: null,
  };
}
