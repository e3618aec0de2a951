import type { Pagination } from '#contract/envelope.ts';

interface Page {
  page: number;
  perPage: number;
  /** Rows of this page. */
  count: number;
}

function getPosition({ page, perPage, count }: Page) {
  const first = (page - 1) * perPage + 1;
  return {
    previousPage: page === 1 ? null : page - 1,
    currentPage: page,
    recordsPerPage: perPage,
    recordsOnCurrentPage: count,
    firstRecordOnCurrentPage: count === 0 ? 0 : first,
    lastRecordOnCurrentPage: count === 0 ? 0 : first + count - 1,
  };
}

/** Where a page stands in its list of `total` rows (docs/product.md#pagination); past the end it is empty. */
export function getPagination({ total, ...page }: Page & { total: number }): Pagination {
  const totalPages = Math.ceil(total / page.perPage);
  const nextPage = page.page < totalPages ? page.page + 1 : null;
  return { ...getPosition(page), nextPage, totalRecords: total, totalPages };
}

/** The same of a list that is not counted; `hasMore` says that rows come after this page. */
export function getUncountedPagination({ hasMore, ...page }: Page & { hasMore: boolean }): Pagination {
  const nextPage = hasMore ? page.page + 1 : null;
  return { ...getPosition(page), nextPage, totalRecords: null, totalPages: null };
}
