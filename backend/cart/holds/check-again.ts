import { checkBundleStillBookable, type BookableBundle } from '#backend/bundles/check-bundle-bookable.ts';
import { checkStillBookable } from '#backend/cart/checks/check-bookable.ts';
import { checkStillLinked } from '#backend/cart/checks/check-still-linked.ts';
import { checkTicketAge } from '#backend/cart/checks/check-ticket-age.ts';
import { readMetBefore } from '#backend/cart/checks/sign-waivers.ts';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { BundleLine, SessionLine } from '#backend/cart/lines/line.ts';
import { lineErrors } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';

/** The context of a transaction. */
type Inside = Context & { db: Tx };

/**
 * Throws where an add would report errors in fields: the line can't be corrected, only removed and added again. The
 * membership of a line does not matter, since any other may give the price.
 */
async function checkFields({ db }: Inside, cart: OpenCart, line: SessionLine | BundleLine): Promise<void> {
  const isMet = await readMetBefore(db, [line]);
  const fields = Object.keys(lineErrors(line, { ownerId: cart.userId, isMet, isCovered: () => true }));
  if (fields.some((field) => field.endsWith('activity_restriction_ids'))) {
    const reason = 'restriction_unmet';
    throw new DomainError(reason, { message: 'Agree to waiver', details: { reason } });
  }
  if (fields.length > 0) throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
}

/** Checks whether an add of this session would be possible now, apart from its places. Throws the refusals of an add. */
export async function checkSessionAgain(inside: Inside, cart: OpenCart, line: SessionLine): Promise<void> {
  await checkStillLinked(inside, cart, line.forUserId);
  await checkFields(inside, cart, line);
  const { personal } = await checkStillBookable(inside, cart, line);
  checkTicketAge({ ...line, localDate: line.found.row.localDate }, personal, cart.userId);
}

/** The same for a camp or course. Returns what its price depends on. */
export async function checkBundleAgain(inside: Inside, cart: OpenCart, line: BundleLine): Promise<BookableBundle> {
  await checkStillLinked(inside, cart, line.forUserId);
  await checkFields(inside, cart, line);
  return checkBundleStillBookable(inside, cart, line);
}
