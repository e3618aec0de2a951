import type { Endpoint } from '#contract/endpoint.ts';
import { getPackageEndpoint, listPackagesEndpoint } from '#contract/packages/packages.ts';
import type { packagesRoutes } from '#contract/routes/packages.ts';

export const packagesEndpoints = {
  listPackages: listPackagesEndpoint,
  getPackage: getPackageEndpoint,
} satisfies Record<keyof typeof packagesRoutes, Endpoint>;
