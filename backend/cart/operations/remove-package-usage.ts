import { removeDiscount } from '#backend/cart/pricing/remove-discount.ts';
import { operation } from '#backend/operation.ts';
import { removePackageUsageEndpoint } from '#contract/cart.ts';

/** Gives the usages of a package back. */
export const removePackageUsage = operation(removePackageUsageEndpoint, async ({ params, query }, context) => ({
  data: await removeDiscount(context, { ...params, source: query.source, column: 'ownedPackageId' }),
  message: 'Successfully removed package usage.',
}));
