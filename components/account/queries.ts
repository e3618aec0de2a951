import { queryOptions } from '@tanstack/react-query';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { actingQuery } from './frame/use-acting.ts';

/** Everything about a person that the customer may read. */
export const userQuery = (call: Call, userId: number) => ({
  ...operationQuery(call, 'getUser', { params: { userId } }),
  throwOnError: false,
});

/** The people whom the customer has added or invited (`outgoing`), or who have invited the customer (`incoming`). */
export const linksQuery = (call: Call, userId: number, direction: 'outgoing' | 'incoming') => ({
  ...operationQuery(call, 'listLinkedUsers', { params: { userId }, query: { direction } }),
  throwOnError: false,
});

/** The guest passes of the person acted for, and what can be bought. */
export const guestPassesQuery = (call: Call, acting: number | null) => ({
  ...operationQuery(call, 'listGuestPasses', { query: actingQuery(acting) }),
  throwOnError: false,
});

/** The memberships that cover the person acted for. */
export const membershipsQuery = (call: Call, acting: number | null) => ({
  ...operationQuery(call, 'listMemberships', { query: actingQuery(acting) }),
  throwOnError: false,
});

const packagesPerPage = 10;

interface PackagesPage {
  packages: OwnedPackage[];
  pages: number;
}

/** A page of the packages of the person acted for. */
export const ownedPackagesQuery = (call: Call, acting: number | null, page: number) =>
  queryOptions({
    queryKey: ['listOwnedPackages', 'page', acting, page],
    queryFn: async ({ signal }): Promise<PackagesPage> => {
      const query = { ...actingQuery(acting), page, perPage: packagesPerPage };
      const { data, pagination } = await call('listOwnedPackages', { query }, { signal });
      return { packages: data, pages: pagination?.totalPages ?? 1 };
    },
    throwOnError: false,
  });
