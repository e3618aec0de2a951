import { sql } from 'kysely';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { checkGuestPassesEnabled, selectGuestPasses, showGuestPass } from '#backend/packages/guest-passes.ts';
import { money } from '#backend/serialize/money.ts';
import { listGuestPassesEndpoint } from '#contract/packages/guest-passes.ts';

/**
 * The guest passes of a person, those that can be used first, and the passes on sale (docs/product.md#guest-passes).
 * Throws `not_found` where they are not sold online.
 */
export const listGuestPasses = operation(listGuestPassesEndpoint, async (_input, context) => {
  const { db, clock, actingUserId } = context;
  if (actingUserId === null) throw new DomainError('unauthenticated');
  const { currency } = await checkGuestPassesEnabled(db);
  const now = clock.now();
  const passes = await selectGuestPasses(db, actingUserId, now)
    .orderBy(sql`g.status = 'available' and (g.expires_at is null or g.expires_at > ${now})`, 'desc')
    .orderBy('g.validFrom', 'desc')
    .orderBy('g.id')
    .execute();
  const options = await db
    .selectFrom('pricingOptions')
    .where('kind', '=', 'guest_pass')
    .where('isSold', '=', true)
    .orderBy('price')
    .orderBy('id')
    .select(['id', 'name', 'reference', 'price'])
    .execute();
  return {
    data: {
      passes: passes.map(showGuestPass),
      options: options.map(({ price, ...option }) => ({ ...option, price: money(price, currency) })),
    },
  };
});
