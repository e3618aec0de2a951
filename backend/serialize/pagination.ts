import type { Pagination } from '#contract/envelope.ts';

interface Page {
  page: number;
  perPage: number;
  /** Rows of this page. */
  count: number;
  /** Rows altogether. */
  total: number;
}

/** Where a page stands in its list (docs/product.md#pagination); past the end it is empty. */
export function getPagination({ page, perPage, count, total }: Page): Pagination {
  const totalPages = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  return {
    previousPage: page === 1 ? null : page - 1,
    currentPage: page,
    nextPage: page < totalPages ? page + 1 : null,
    recordsPerPage: perPage,
    recordsOnCurrentPage: count,
    firstRecordOnCurrentPage: count === 0 ? 0 : first,
    lastRecordOnCurrentPage: count === 0 ? 0 : first + count - 1,
    totalRecords: total,
    totalPages,
  };
}
