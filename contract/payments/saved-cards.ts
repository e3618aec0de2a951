import { z } from 'zod';
import { cartQuery } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { savedCardSchema } from './payments.ts';

export const listSavedCardsEndpoint = endpoint({
  route: routes.listSavedCards,
  /** With a source: the cards that can pay for the basket of that source. */
  query: cartQuery,
  data: z.array(savedCardSchema),
});
export const deleteSavedCardEndpoint = endpoint({
  route: routes.deleteSavedCard,
  params: z.object({ id: idSchema }),
  data: z.null(),
});
export const setDefaultCardEndpoint = endpoint({
  route: routes.setDefaultCard,
  params: z.object({ cardId: idSchema }),
  data: z.array(savedCardSchema),
});
