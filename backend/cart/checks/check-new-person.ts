import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { readMetRestrictions } from '#backend/timetable/personal.ts';
import { checkBookable } from './check-bookable.ts';
import { checkTicketAge } from './check-ticket-age.ts';
import { recordAgreements } from './sign-waivers.ts';
import { isWaiverMissing } from './waiver-rule.ts';

interface NewPerson {
  userId: number | null;
  /** Waivers agreed to for this person with the change. */
  signed: readonly string[];
}

/** An agreement of the person before does not count: each agrees anew (docs/product.md#waivers). */
async function checkWaiver(tx: Tx, session: OccurrenceRow, { userId, signed }: NewPerson): Promise<void> {
  const ids = [session.prePurchaseWaiverId, session.prePurchaseInductionId].filter((id) => id !== null);
  const met = userId === null ? new Set<string>() : await readMetRestrictions(tx, userId, ids);
  const signer = { forUserId: userId, signed, isMet: (_: number | null, id: string) => met.has(id) };
  if (isWaiverMissing(session, signer)) throw invalid({ 'options.activity_restriction_ids': ['Agree to waiver'] });
}

/**
 * A place already held may go to another person who could book the session. Records the waiver agreed to for them. Throws
 * what adding throws.
 */
export async function checkNewPerson(
  context: Context,
  tx: Tx,
  { cart, row, person }: { cart: OpenCart; row: ItemRow; person: NewPerson },
): Promise<void> {
  const { userId, signed } = person;
  if (row.occurrenceId === null || userId === row.purchasedForUserId) return;
  const found = await findOccurrence(tx, row.occurrenceId, context.clock.now());
  await checkWaiver(tx, found.row, person);
  const line = { index: 0, found, forUserId: userId };
  await checkBookable({ ...context, db: tx }, cart, line).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'session_full')) throw error;
  });
  if (userId === null) return;
  if (row.ticketId !== null) {
    const { dateOfBirth } = await readCustomerFlags(tx, userId);
    checkTicketAge({ ...line, ticket: row, localDate: found.row.localDate }, { dateOfBirth }, cart.userId);
  }
  const { prePurchaseWaiverId: restrictionId } = found.row;
  if (restrictionId !== null && signed.includes(restrictionId)) {
    await recordAgreements(tx, [{ restrictionId, userId }], context);
  }
}
