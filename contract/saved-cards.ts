import { z } from 'zod';
import { cartQuery } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { savedCardSchema } from './payments.ts';
import { idSchema } from './primitives.ts';
import { routes } from './routes.ts';

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
