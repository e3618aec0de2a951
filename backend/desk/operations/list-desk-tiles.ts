import { asCustomer } from '#backend/desk/as-customer.ts';
import { findDeskVenue } from '#backend/desk/find-desk-venue.ts';
import { chooseOptions } from '#backend/desk/tiles/choose-options.ts';
import { findTileSessions } from '#backend/desk/tiles/find-sessions.ts';
import { priceTiles } from '#backend/desk/tiles/price-tiles.ts';
import { showTile } from '#backend/desk/tiles/show-tile.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { listDeskTilesEndpoint } from '#contract/desk/tiles.ts';

/** What one touch sells at a venue, at the price of the person acted for (docs/product.md#quick-sale). Throws `not_found`. */
export const listDeskTiles = operation(listDeskTilesEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const customer = asCustomer(context);
  const [venue, { currency }] = await Promise.all([findDeskVenue(context, query.venue), readOperator(db)]);
  const options = await chooseOptions(db, venue.id, clock.now());
  const ids = options.map(({ id }) => id);
  const sessions = await findTileSessions(customer, venue, ids);
  const wanted = [...sessions].map(([pricingOptionId, { found }]) => ({ sessionId: found.row.id, pricingOptionId }));
  const prices = await priceTiles(customer, wanted, currency);
  const hasCustomer = customer.actingUserId !== null;
  return {
    data: options.map((option) =>
      showTile(option, {
        session: sessions.get(option.id),
        price: prices.get(option.id),
        currency,
        hasCustomer,
      }),
    ),
  };
});
