import { queryOptions } from '@tanstack/react-query';
import type { Debt, Penalty } from '#contract/payments/account-money.ts';
import type { Order } from '#contract/payments/orders.ts';
import type { Money } from '#contract/primitives.ts';
import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { actingQuery } from '../frame/use-acting.ts';

/** Orders of one page. */
const ordersPerPage = 10;
/** Changes of credit of one page. */
const entriesPerPage = 10;

export interface OrdersPage {
  orders: Order[];
  pages: number;
}

/** A page of what somebody has bought, newest first. */
export const ordersQuery = (call: Call, acting: number | null, page: number) =>
  queryOptions({
    queryKey: ['listOrders', 'page', acting, page],
    queryFn: async ({ signal }): Promise<OrdersPage> => {
      const query = { ...actingQuery(acting), page, perPage: ordersPerPage };
      const { data, pagination } = await call('listOrders', { query }, { signal });
      return { orders: data, pages: pagination?.totalPages ?? 1 };
    },
    throwOnError: false,
  });

/** Penalties, newest first, whatever has become of them. */
export const penaltiesQuery = (call: Call, acting: number | null) => ({
  ...operationQuery(call, 'listPenalties', { query: actingQuery(acting) }),
  throwOnError: false,
});

/** Something that is to be paid: a penalty or a debt, as it is added to the basket. */
export interface Owed {
  id: string;
  purchasableType: 'penalty' | Debt['purchasableType'];
  name: string;
  reason: string | null;
  amount: Money;
}

const toOwed = ({ id, name, reason, amount }: Penalty): Owed => ({
  ...{ id, name, reason, amount },
  purchasableType: 'penalty',
});

/** What somebody owes. */
export const owedQuery = (call: Call, acting: number | null) =>
  queryOptions({
    queryKey: ['listPenalties', 'owed', acting],
    queryFn: async ({ signal }): Promise<Owed[]> => {
      const query = { ...actingQuery(acting), status: ['outstanding' as const] };
      const [penalties, debts] = await Promise.all([
        call('listPenalties', { query }, { signal }),
        call('listDebts', { query }, { signal }),
      ]);
      const other = debts.data.map((debt): Owed => ({ ...debt, reason: null }));
      return [...penalties.data.map(toOwed), ...other];
    },
    throwOnError: false,
  });

/** Which changes of credit are listed. */
export interface CreditChoice {
  /** Null for both kinds. */
  type: 'membership' | 'general' | null;
  /** From 1. */
  page: number;
}

/** Changes of credit, newest first. */
export const creditEntriesQuery = (call: Call, acting: number | null, { type, page }: CreditChoice) =>
  queryOptions({
    queryKey: ['listCreditEntries', 'page', acting, type, page],
    queryFn: async ({ signal }) => {
      const query = { ...actingQuery(acting), ...(type !== null && { type }), page, perPage: entriesPerPage };
      const { data, pagination } = await call('listCreditEntries', { query }, { signal });
      return { entries: data, pages: pagination?.totalPages ?? 1 };
    },
    throwOnError: false,
  });

/** The balance of both kinds of credit, in minor units: what is left after the last change of each. */
export interface CreditBalances {
  membership: number;
  general: number;
  currency: string;
}

export const creditBalancesQuery = (call: Call, acting: number | null) =>
  queryOptions({
    queryKey: ['listCreditEntries', 'balances', acting],
    queryFn: async ({ signal }): Promise<CreditBalances> => {
      const readLast = async (type: 'membership' | 'general') => {
        const query = { ...actingQuery(acting), type, perPage: 1 };
        const { data } = await call('listCreditEntries', { query }, { signal });
        return data[0]?.balance;
      };
      const [membership, general] = await Promise.all([readLast('membership'), readLast('general')]);
      const currency = membership?.currency ?? general?.currency ?? 'GBP';
      return { membership: membership?.value ?? 0, general: general?.value ?? 0, currency };
    },
    throwOnError: false,
  });

export const savedCardsQuery = (call: Call) => ({
  ...operationQuery(call, 'listSavedCards', {}),
  throwOnError: false,
});
