import type { Insertable } from 'kysely';
import { type Holding, holdPlaces } from '#backend/cart/holds/hold-places.ts';
import { isHoldExpired, readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { BundleLine } from '#backend/cart/lines/line.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { taxWithin } from '#backend/cart/pricing/price-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { CartItemsTable } from '#backend/db/tables/bookings.ts';
import { invalid } from '#backend/failure.ts';
import { releaseExpiredPlaces } from '#backend/places/count-places.ts';
import type { Booking } from '#backend/places/reserve-places.ts';
import type { Step } from '#backend/places/run-in-order.ts';
import { checkAnswers } from '#backend/questions/check-answers.ts';
import { storeAnswers } from '#backend/questions/store-answers.ts';
import { limitQuantity, readExtras } from '#backend/schedules/extras.ts';
import { maxExtraQuantity } from '#contract/schedules/schedules.ts';
import { stockText } from './bundle-rules.ts';
import type { BookableBundle } from './check-bundle-bookable.ts';
import { priceBundle, type PricedSession } from './price-bundle.ts';

type Row = Insertable<CartItemsTable>;

/** A bundle to be held: first the places, and its lines when all lines of the add have their places. */
export interface OpenBundle {
  steps: Step[];
  write: () => Promise<void>;
}

/** Lines of the same camp or course for the same person whose hold expired. The new add replaces them. */
async function findStale(
  tx: Tx,
  { schedule, forUserId }: BundleLine,
  { cart, now }: Holding,
): Promise<{ lineIds: string[]; sessions: ItemRow[] }> {
  const rows = await readItems(tx, cart.id);
  const same = rows.filter((row) => row.bundleScheduleId === schedule.id && row.purchasedForUserId === forUserId);
  const getChildren = (id: string) => rows.filter(({ parentId, bookingId }) => parentId === id && bookingId !== null);
  const stale = same.filter(({ id }) => getChildren(id).some((row) => isHoldExpired(row, now)));
  return { lineIds: stale.map(({ id }) => id), sessions: stale.flatMap(({ id }) => getChildren(id)) };
}

function sessionRow(
  session: PricedSession,
  bookingId: string,
  shared: Pick<Row, 'cartId' | 'parentId' | 'purchasedForUserId'>,
  sortBy: number,
): Row {
  const { price, taxRate, name, occurrenceId, pricingOptionId, standardPrice } = session;
  return {
    ...shared,
    type: 'av2_booking',
    purchasableType: 'av2Booking',
    purchasableId: occurrenceId,
    name,
    maxQuantity: 1,
    unitPrice: price,
    standardPrice,
    lineTotal: price,
    taxTotal: taxWithin(price, taxRate),
    sortBy,
    bookingId,
    pricingOptionId,
  };
}

/** The extras of the item with their prices. Throws `validation_failed` when they have just sold out. */
async function extraRows(
  tx: Tx,
  line: BundleLine,
  shared: Pick<Row, 'cartId' | 'parentId' | 'purchasedForUserId'>,
  now: Date,
): Promise<Row[]> {
  const request = line.item.extras ?? [];
  if (request.length === 0) return [];
  const offered = await readExtras(tx, [line.schedule.id], now);
  return request.flatMap(({ pricingOptionId, quantity }, position): Row[] => {
    const extra = offered.find((one) => one.pricingOptionId === pricingOptionId);
    if (extra === undefined) return [];
    const most = limitQuantity(extra);
    if (quantity > most) throw invalid({ [`items.${line.index}.extras.${position}.quantity`]: [stockText(most)] });
    const lineTotal = extra.price * quantity;
    return [
      {
        ...shared,
        type: 'pricing_option',
        purchasableType: 'pricingOption',
        purchasableId: pricingOptionId,
        pricingOptionId,
        name: extra.name,
        quantity,
        maxQuantity: maxExtraQuantity,
        unitPrice: extra.price,
        standardPrice: extra.price,
        lineTotal,
        taxTotal: taxWithin(lineTotal, extra.taxRate),
        sortBy: line.sessions.length + position,
      },
    ];
  });
}

/**
 * Prepares to hold a camp or course. Amounts are on the lines of its sessions and extras; its own line has none, so
 * that nothing counts twice. The stock of the extras must be locked before `write`.
 */
export async function openBundle(
  tx: Tx,
  line: BundleLine,
  bookable: BookableBundle,
  holding: Holding,
): Promise<OpenBundle> {
  const { schedule, forUserId, isFull, index } = line;
  const { now, cart, callerId } = holding;
  const sessions = await priceBundle(tx, bookable, { isFull, now });
  const stale = await findStale(tx, line, holding);
  const { id: bundleId } = await tx
    .insertInto('bookingBundles')
    .values({ scheduleId: schedule.id, userId: forUserId, bookedByUserId: callerId, isFull, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bookings = new Map<string, Booking>();
  const place = { index, forUserId, places: 1, ticketId: null, bundleId, isV2: true };
  const steps = [
    ...stale.sessions
      .map(({ occurrenceId }) => occurrenceId ?? '')
      .map((occurrenceId) => ({
        occurrenceId,
        run: () => releaseExpiredPlaces(tx, occurrenceId, now),
      })),
    ...sessions.map(({ occurrenceId }) => ({
      occurrenceId,
      run: async () => bookings.set(occurrenceId, await holdPlaces(tx, { ...place, occurrenceId }, holding)),
    })),
  ];

  async function write(): Promise<void> {
    await removeLines(tx, cart.id, stale.lineIds, now);
    const { id: parentId } = await tx
      .insertInto('cartItems')
      .values({
        cartId: cart.id,
        type: 'av2_booking_bundle',
        purchasableType: line.item.purchasableType,
        purchasableId: schedule.id,
        name: schedule.name,
        maxQuantity: 1,
        unitPrice: 0,
        standardPrice: 0,
        lineTotal: 0,
        sortBy: holding.sortBy,
        purchasedForUserId: forUserId,
        bundleId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shared = { cartId: cart.id, parentId, purchasedForUserId: forUserId };
    const rows = sessions.map((session, position) =>
      sessionRow(session, bookings.get(session.occurrenceId)?.id ?? '', shared, position),
    );
    await tx
      .insertInto('cartItems')
      .values([...rows, ...(await extraRows(tx, line, shared, now))])
      .execute();
    const { answers } = checkAnswers(line.questions, line.item.customQuestionAnswers ?? []);
    await storeAnswers(tx, { owner: { bundleId, userId: forUserId }, answers, now });
  }
  return { steps, write };
}
