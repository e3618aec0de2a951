import { checkBundleBookable } from '#backend/bundles/check-bundle-bookable.ts';
import { lockExtras } from '#backend/bundles/extra-stock.ts';
import { openBundle, type OpenBundle } from '#backend/bundles/hold-bundle.ts';
import { checkBookable } from '#backend/cart/checks/check-bookable.ts';
import { checkTicketAge } from '#backend/cart/checks/check-ticket-age.ts';
import { holdSession } from '#backend/cart/holds/hold-session.ts';
import type { Holding } from '#backend/cart/holds/holding.ts';
import { plannedPlaces } from '#backend/cart/holds/planned-places.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { runInOrder } from '#backend/places/run-in-order.ts';
import { insertGoods } from './insert-goods.ts';
import type { Line } from './line.ts';

type Opened = Pick<OpenBundle, 'steps'> & Partial<Pick<OpenBundle, 'write'>>;

/** Checks the booking rules for one line, and returns the steps that hold its places. */
async function openLine(context: Context, tx: Tx, line: Line, earlier: Line[], holding: Holding): Promise<Opened> {
  const alsoBooked = plannedPlaces(earlier, line.forUserId);
  const inside = { ...context, db: tx };
  switch (line.kind) {
    case 'session': {
      const { personal } = await checkBookable(inside, holding.cart, line, { alsoBooked });
      checkTicketAge({ ...line, localDate: line.found.row.localDate }, personal, holding.cart.userId);
      return { steps: [{ occurrenceId: line.found.row.id, run: () => holdSession(tx, line, holding) }] };
    }
    case 'bundle': {
      const bookable = await checkBundleBookable(inside, holding.cart, line, alsoBooked);
      return openBundle(tx, line, bookable, holding);
    }
    default:
      return { steps: [], write: () => insertGoods(tx, line, holding) };
  }
}

/**
 * Holds the places of all lines and writes them into the basket. Occurrences are locked in the order of their ids
 * across all lines, then extras in theirs, so that two baskets cannot deadlock.
 */
export async function holdLines(
  context: Context,
  tx: Tx,
  lines: Line[],
  holding: Omit<Holding, 'sortBy'> & { firstSort: number },
): Promise<void> {
  const opened: Opened[] = [];
  for (const [position, line] of lines.entries()) {
    const itemHolding = { ...holding, sortBy: holding.firstSort + line.index };
    opened.push(await openLine(context, tx, line, lines.slice(0, position), itemHolding));
  }
  await runInOrder(opened.flatMap(({ steps }) => steps));
  const scheduleIds = lines.flatMap((line) => (line.kind === 'bundle' ? [line.schedule.id] : []));
  if (scheduleIds.length > 0) await lockExtras(tx, scheduleIds);
  for (const { write } of opened) await write?.();
}
