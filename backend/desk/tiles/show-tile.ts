import { money } from '#backend/serialize/money.ts';
import type { DeskTile } from '#contract/desk/tiles.ts';
import type { TileOption } from './choose-options.ts';
import type { TileSession } from './find-sessions.ts';

/** What a tile is shown with; minor units. */
interface TileFacts {
  session: TileSession | undefined;
  /** For the customer; undefined where it is that of everybody. */
  price: number | undefined;
  currency: string;
  hasCustomer: boolean;
}

function getSession({ found, summary }: TileSession): DeskTile['session'] {
  const { bookableAction } = summary;
  if (bookableAction === null) return null;
  return {
    id: found.row.id,
    name: summary.templateName,
    startsAt: summary.startsAt,
    endsAt: summary.endsAt,
    locationName: summary.friendlyLocationName ?? summary.locationName,
    available: summary.capacity.available,
    bookableAction,
  };
}

function getItem({ id, kind }: TileOption, { session, hasCustomer }: TileFacts): DeskTile['item'] {
  // Packages and passes belong to somebody.
  if (kind === 'product' || ((kind === 'package' || kind === 'guest_pass') && hasCustomer))
    return { purchasableId: id, purchasableType: 'pricingOption' };
  if (session === undefined) return null;
  const item = { purchasableId: session.found.row.id, purchasableType: 'purchasableOccurrence' as const };
  return kind === 'ticket' ? { ...item, pricingOptionId: id } : item;
}

/** A tile as the wire shows it (`deskTileSchema`). */
export function showTile(option: TileOption, facts: TileFacts): DeskTile {
  const { session, price, currency } = facts;
  const { summary } = session ?? {};
  return {
    id: option.id,
    kind: option.kind === 'session' || option.kind === 'ticket' ? 'session' : 'product',
    name: option.name,
    price: money(price ?? option.price, currency),
    standardPrice: money(option.price, currency),
    bookingType: summary?.bookingType ?? null,
    activity: summary === undefined ? null : summary.activity,
    session: session === undefined ? null : getSession(session),
    item: getItem(option, facts),
  };
}
