import { operation } from '#backend/operation.ts';
import { findTill } from '#backend/tills/find-till.ts';
import { getTillEndpoint } from '#contract/desk/tills.ts';

/** A till with what was taken in it (docs/product.md#tills). Throws `not_found` for somebody else's without `refunds`. */
export const getTill = operation(getTillEndpoint, async ({ params }, context) => ({
  data: await findTill(context.db, context, params.tillId),
}));
