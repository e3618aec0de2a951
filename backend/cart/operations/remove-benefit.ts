import { removeDiscount } from '#backend/cart/pricing/remove-discount.ts';
import { operation } from '#backend/operation.ts';
import { removeBenefitEndpoint } from '#contract/cart/cart.ts';

/** Removes a membership benefit from a line and returns its use. */
export const removeBenefit = operation(removeBenefitEndpoint, async ({ params, query }, context) => ({
  data: await removeDiscount(context, { ...params, source: query.source, column: 'benefitId' }),
  message: 'Successfully removed benefit.',
}));
