import { min } from 'date-fns/min';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { cleanHtml } from '#backend/operator/clean-html.ts';
import { readOperator } from '#backend/operator/store.ts';
import { moment, instant } from '#backend/serialize/instant.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { getCapacity } from '#backend/timetable/capacity.ts';
import { selectOccurrences } from '#backend/timetable/occurrence-row.ts';
import type { Lapsed } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { Channel } from '#contract/primitives.ts';
import { sum } from '#contract/rules/sum.ts';
import { readAttendeeWaivers } from './checks/attendee-waivers.ts';
import { readVenueRestrictions } from './checks/check-bookable.ts';
import type { OpenCart } from './choose-cart.ts';
import { getCartItems } from './lines/cart-item.ts';
import { itemHash } from './lines/item-hash.ts';
import { isHoldExpired, readItems, type ItemRow } from './lines/item-rows.ts';
import { readWithdrawn } from './lines/withdraw-lines.ts';
import { findOpenAttempt } from './lock-cart.ts';
import { getSummary } from './pricing/cart-summary.ts';
import { getCartCredits, readCredits } from './pricing/credits.ts';
import { readDiscountUses } from './pricing/discount-uses.ts';
import { getTransactionStatus } from './transaction-status.ts';

/** How many later sessions are looked at for one with places. */
const lookedAt = 40;

interface LapsedOptions {
  channel: Channel;
  now: Date;
}

/** The first session of the same series that still has places; null when none of the next ones has. */
async function findNextFree(db: Db, row: ItemRow, { channel, now }: LapsedOptions): Promise<Lapsed['nextFree']> {
  const { scheduleId, timezone } = row;
  if (scheduleId === null || timezone === null) return null;
  const later = await selectOccurrences(db, now)
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .where('o.scheduleId', '=', scheduleId)
    .where('o.startsAt', '>', now)
    .where('o.status', '!=', 'cancelled')
    .orderBy('o.startsAt')
    .limit(lookedAt)
    .select('c.slug as categorySlug')
    .execute();
  const places = row.quantity * (row.attendees ?? 1);
  const free = later.find((one) => getCapacity(one, channel).available >= places);
  if (free === undefined) return null;
  return { id: free.id, startsAt: moment(free.startsAt, timezone), activitySlug: free.categorySlug };
}

/**
 * What can be done about the sessions of a basket whose hold ran out, by booking: places left, and the next free
 * session where they are too few. Sends no query while all are held.
 */
async function readLapsed(
  db: Db,
  rows: readonly ItemRow[],
  { channel, now }: Pick<OpenCart, 'channel'> & { now: Date },
): Promise<ReadonlyMap<string, Lapsed>> {
  const lapsed = rows.filter((row) => row.occurrenceId !== null && isHoldExpired(row, now));
  if (lapsed.length === 0) return new Map();
  const ids = lapsed.flatMap(({ occurrenceId }) => occurrenceId ?? []);
  const sessions = await selectOccurrences(db, now).where('o.id', 'in', ids).execute();
  const found = new Map<string, Lapsed>();
  for (const row of lapsed) {
    const session = sessions.find(({ id }) => id === row.occurrenceId);
    if (session === undefined || row.bookingId === null) continue;
    const isOver = session.startsAt <= now || session.status === 'cancelled';
    const placesLeft = isOver ? 0 : getCapacity(session, channel).available;
    const isEnough = placesLeft >= row.quantity * (row.attendees ?? 1);
    const isAlone = row.parentId === null;
    const nextFree = isEnough || !isAlone ? null : await findNextFree(db, row, { channel, now });
    found.set(row.bookingId, { canHold: isEnough, placesLeft, nextFree });
  }
  return found;
}

/** Maximum number of extensions of the holds of a basket (WCAG 2.2.1). */
export const maxExtensions = 10;

/** The lines that count: a line that is no longer held stays in the basket, but nobody pays for it as it is. */
function getHeldRows(rows: ItemRow[], now: Date): ItemRow[] {
  const lost = new Set(rows.filter((row) => isHoldExpired(row, now)).map(({ id, parentId }) => parentId ?? id));
  return rows.filter(({ id, parentId }) => !lost.has(parentId ?? id));
}

function earliestHold(rows: ItemRow[], now: Date): string | null {
  const times = rows.filter((row) => !isHoldExpired(row, now)).map(({ expiresAt }) => expiresAt);
  const held = times.filter((time) => time !== null);
  return held.length === 0 ? null : instant(min(held));
}

async function readAttempt(db: Db, cartId: number): Promise<Cart['transaction']> {
  const attempt = await findOpenAttempt(db, cartId);
  if (attempt === undefined) return null;
  return { transactionUuid: attempt.id, transactionStatus: getTransactionStatus(attempt.state) };
}

function getTotals(rows: ItemRow[], credit: number, currency: string): Cart['totals'] {
  const total = sum(rows.map(({ lineTotal }) => lineTotal));
  const taxTotal = sum(rows.map((row) => row.taxTotal));
  const balance = Math.max(0, total - credit);
  const top = rows.filter(({ parentId }) => parentId === null);
  return {
    total,
    taxTotal,
    subTotal: total - taxTotal,
    balance,
    itemCount: sum(top.map(({ quantity }) => quantity)),
    formattedTotal: formatMinor(total, currency),
    formattedBalance: formatMinor(balance, currency),
  };
}

/** Reads the basket in the form of `cartSchema`, which every cart call returns. */
export async function readCart(context: Context, db: Db, cart: OpenCart): Promise<Cart> {
  const now = context.clock.now();
  const [operator, rows, credits, transaction, withdrawn] = await Promise.all([
    readOperator(db),
    readItems(db, cart.id),
    readCredits(db, cart.userId, cart.id, now),
    readAttempt(db, cart.id),
    readWithdrawn(db, cart.id, now),
  ]);
  const [venueRestrictions, discountUses, lapsed, attendeeWaivers] = await Promise.all([
    readVenueRestrictions(db, rows),
    readDiscountUses(db, rows),
    readLapsed(db, rows, { channel: cart.channel, now }),
    readAttendeeWaivers(db, { userId: cart.userId, rows, now }),
  ]);
  const { currency, termsHtml } = operator;
  const applied = (type: string) => credits.find((credit) => credit.type === type)?.applied ?? 0;
  const credit = { membership: applied('membership'), general: applied('general') };
  const held = getHeldRows(rows, now);
  const totals = getTotals(held, credit.membership + credit.general, currency);
  return {
    id: cart.id,
    uuid: cart.uuid,
    source: cart.source,
    userId: cart.userId,
    selectedUserId: cart.userId === null || context.actingUserId === cart.userId ? null : context.actingUserId,
    items: getCartItems(rows, { currency, now, venueRestrictions, discountUses, lapsed }),
    totals,
    summary: getSummary(held, { currency, discountUses }),
    currency,
    itemHash: itemHash({ cartUuid: cart.uuid, currency, rows, credit }),
    credits: getCartCredits(credits, totals.total, currency),
    attendeeWaiversRequired: attendeeWaivers.length > 0,
    attendeeWaivers,
    terms: termsHtml === null ? null : { html: cleanHtml(termsHtml) },
    hold: {
      expiresAt: earliestHold(rows, now),
      extensionsLeft: maxExtensions - (rows.length === 0 ? 0 : cart.extensionsUsed),
      minutes: context.config.holdMinutes,
    },
    transaction,
    withdrawn,
  };
}
