import { checkBundleBookable } from '#backend/cart/bundles/check-bundle-bookable.ts';
import { lockExtras } from '#backend/cart/bundles/extra-stock.ts';
import { openBundle, type OpenBundle } from '#backend/cart/bundles/hold-bundle.ts';
import { checkTicketAge, checkBookable } from '#backend/cart/checks/check-bookable.ts';
import type { Holding } from '#backend/cart/holds/hold-places.ts';
import { holdSession } from '#backend/cart/holds/hold-session.ts';
import { taxWithin } from '#backend/cart/pricing/price-line.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { runInOrder } from '#backend/places/run-in-order.ts';
import type { OwnBooking } from '#backend/timetable/personal.ts';
import { type Line, getSessions, type DebtLine, type GoodsLine, type PenaltyLine, type RenewalLine } from './line.ts';

/** What there is once: in a basket, and to be paid. */
function getOnlyOne(line: PenaltyLine | DebtLine | RenewalLine) {
  const amount = line.kind === 'renewal' ? line.price : line.amount;
  const price = { unitPrice: amount, standardPrice: amount, lineTotal: amount, maxQuantity: 1 };
  switch (line.kind) {
    case 'penalty':
      return { ...price, type: 'penalty' as const, penaltyId: line.penaltyId };
    case 'debt':
      return { ...price, type: 'journal_transaction' as const, journalTransactionId: line.journalTransactionId };
    case 'renewal':
      return {
        ...price,
        type: 'membership_renewal' as const,
        membershipRenewalId: line.renewalId,
        summary: line.summary,
      };
  }
}

/**
 * Inserts a line without places. Throws `already_in_basket` for a penalty, debt or renewal that the basket has already.
 */
async function insertGoods(
  tx: Tx,
  line: GoodsLine | PenaltyLine | DebtLine | RenewalLine,
  { cart, sortBy }: Holding,
): Promise<void> {
  const shared = {
    cartId: cart.id,
    purchasableType: line.item.purchasableType,
    purchasableId: String(line.item.purchasableId),
    name: line.name,
    sortBy,
    purchasedForUserId: line.forUserId,
  };
  if (line.kind !== 'goods') {
    const added = await tx
      .insertInto('cartItems')
      .values({ ...shared, ...getOnlyOne(line) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new DomainError('already_in_basket', { details: { itemIndex: line.index } });
    return;
  }
  const { quantity } = line.item;
  const lineTotal = line.price * quantity;
  const price = {
    unitPrice: line.price,
    standardPrice: line.price,
    lineTotal,
    taxTotal: taxWithin(lineTotal, line.taxRate),
  };
  await tx
    .insertInto('cartItems')
    .values({ ...shared, ...price, type: 'pricing_option', quantity, pricingOptionId: line.pricingOptionId })
    .execute();
}

/** The places that these lines are about to take for one person, as bookings for the clash check. */
function plannedPlaces(lines: readonly Line[], userId: number | null): OwnBooking[] {
  if (userId === null) return [];
  return lines
    .filter(({ forUserId }) => forUserId === userId)
    .flatMap(getSessions)
    .map(({ id, startsAt, endsAt }) => ({
      id: '',
      v1Id: 0,
      isV2: true,
      occurrenceId: id,
      status: 'reserved',
      isOffer: false,
      isLapsed: false,
      startsAt,
      endsAt,
    }));
}

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
