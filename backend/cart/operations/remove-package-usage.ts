import { removeDiscount } from '#backend/cart/pricing/remove-discount.ts';
import { operation } from '#backend/operation.ts';
import { removePackageUsageEndpoint } from '#contract/cart/cart.ts';

/** Removes a package from a line and returns its uses. */
export const removePackageUsage = operation(removePackageUsageEndpoint, async ({ params, query }, context) => ({
  data: await removeDiscount(context, { ...params, source: query.source, column: 'ownedPackageId' }),
  message: 'Successfully removed package usage.',
}));
