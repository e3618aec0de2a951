import { queryOptions } from '@tanstack/react-query';
import type { OwnedPackage } from '#contract/packages/owned-packages.ts';
import type { Call } from '#lib/api/call.ts';
import { actingQuery } from '../frame/acting-query.ts';

const packagesPerPage = 10;

export interface PackagesPage {
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
