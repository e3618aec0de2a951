import { addCartItemsMutation } from '#components/booking/queries/cart.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { runMutation } from '#lib/query/run-mutation.ts';

/** Adds a package to the basket, by the price it is sold at. Returns the basket; throws an `ApiError`. */
export async function addPackage(pricingOptionId: string): Promise<Cart> {
  const item = {
    purchasableId: pricingOptionId,
    purchasableType: 'pricingOption',
    quantity: 1,
    applyBenefit: true,
  } as const;
  const { data } = await runMutation(browserQueryClient(), addCartItemsMutation(browserApi), {
    body: { items: [item] },
  });
  return data;
}
