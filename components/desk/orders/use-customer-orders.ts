import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** How many orders are read at a time. */
const perPage = 20;
/** The most that one read answers. */
const most = 100;

const ordersQuery = (userId: number, pages: number) => ({
  ...operationQuery(browserApi, 'listOrders', { query: { userId, page: 1, perPage: Math.min(most, perPage * pages) } }),
  throwOnError: false,
});

/** The newest orders of a customer. While more are read, and when that fails, those that were read stay. */
export function useCustomerOrders(customerId: number) {
  const client = useQueryClient();
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery(ordersQuery(customerId, pages));
  const before = pages === 1 ? undefined : client.getQueryData(ordersQuery(customerId, pages - 1).queryKey);
  return {
    orders: data ?? before,
    /** The place of the first that was asked for last; null until it is read. */
    firstNew: pages > 1 && data !== undefined ? perPage * (pages - 1) : null,
    error: data === undefined ? error : null,
    isReading: data === undefined,
    hasMore: data === undefined || (data.length === perPage * pages && data.length < most),
    readMore: () => setPages(pages + 1),
    retry: () => void refetch(),
  };
}
