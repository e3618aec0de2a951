import { endJoinings } from '#backend/cart/lines/end-joinings.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { getPeopleErrors } from '#backend/joining/choose-people.ts';
import { type JoiningRow, findJoining } from '#backend/joining/read-joining.ts';
import { findWanted } from '#backend/joining/read-types.ts';
import { getAgeText, saveJoining } from '#backend/joining/save-joining.ts';
import { chooseJoiningCart, readJoining } from '#backend/joining/show-joining.ts';
import { endMandates } from '#backend/mandates/end-mandates.ts';
import { makeMandate } from '#backend/mandates/make-mandate.ts';
import { basketPayer, getCardStorage } from '#backend/mandates/saved-card.ts';
import { operation } from '#backend/operation.ts';
import { chooseAccount } from '#backend/payments/choose-account.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import {
  updateJoiningEndpoint,
  getJoiningEndpoint,
  cancelJoiningEndpoint,
  setJoiningPaymentEndpoint,
} from '#contract/joining/joining.ts';

const chooseDebit = 'Cards cannot be kept here, please choose a direct debit';
const keptNowhere = 'Cards cannot be kept here, please ask at reception';

/** Throws `validation_failed` where the card of the first payment cannot be kept. */
async function checkKeepsCards(context: Context, tx: Tx, cart: { id: number; userId: number | null }): Promise<void> {
  const { id } = await chooseAccount(tx, { rows: await readItems(tx, cart.id) }, 'online');
  const payer = basketPayer({ userId: cart.userId, channel: 'online' }, id);
  if ((await getCardStorage(context, tx, payer)) === 'off')
    throw invalid({ 'method.kind': [context.config.directDebit === null ? keptNowhere : chooseDebit] });
}

/**
 * Chooses how the membership is paid after the first payment: by direct debit, or by a card on file (docs/product.md#joining).
 * What was chosen before is forgotten. Throws `not_found`, and `validation_failed` where cards are not kept or
 * direct debits not collected.
 */
export const setJoiningPayment = operation(setJoiningPaymentEndpoint, async ({ body }, context) => {
  const data = await changeJoining(context, async (tx, cart, row) => {
    if (body.method.kind === 'card') await checkKeepsCards(context, tx, cart);
    const mandateId = await makeMandate(tx, row.userId, body.method, context);
    await tx.updateTable('joinings').set({ mandateId }).where('id', '=', row.id).execute();
    await endMandates(tx, [row.mandateId], context.clock.now());
  });
  return { data };
});

/**
 * Gives up the membership that the account is buying: its lines leave the basket. Without one it does nothing. Throws
 * `payment_in_progress`.
 */
export const cancelJoining = operation(cancelJoiningEndpoint, async (_input, context) => {
  const choice = chooseJoiningCart(context);
  const now = context.clock.now();
  await transact(context.db, async (tx) => {
    const cart = await lockCart(tx, choice);
    const row = await findJoining(tx, choice.userId);
    if (row === undefined) return;
    const lines = (await readItems(tx, cart.id)).filter(({ joiningId }) => joiningId === row.id);
    await removeLines(
      tx,
      cart.id,
      lines.map(({ id }) => id),
      now,
    );
    await endJoinings(tx, [row.id], { status: 'cancelled', now });
    await releaseCredit(tx, cart.id);
  });
  return { data: null };
});

/** The membership that the account is buying, with its basket; null when there is none (docs/product.md#joining). */
export const getJoining = operation(getJoiningEndpoint, async (_input, context) => ({
  data: await readJoining(context, context.db, chooseJoiningCart(context)),
}));

/** Those beside the account holder, as they were chosen before. */
function getOthers({ people, userId }: JoiningRow) {
  return people.filter((person) => person.userId !== userId).map((person) => ({ userId: person.userId }));
}

/** Fees of the type before are gone with it. */
function getFees({ feeIds }: JoiningRow, type: { fees: { id: string }[] }): string[] {
  return feeIds.filter((id) => type.fees.some((fee) => fee.id === id));
}

/**
 * Changes what somebody is buying: type, venue, people, fees; the basket is priced anew (docs/product.md#joining).
 * Throws `not_found`, `validation_failed`, `forbidden` for people who are not linked, `already_member`.
 */
export const updateJoining = operation(updateJoiningEndpoint, async ({ body }, context) => {
  const data = await changeJoining(context, async (tx, cart, row) => {
    const { type, venue } = await findWanted(tx, {
      membershipTypeId: body.membershipTypeId ?? row.typeId,
      homeVenue: body.homeVenue ?? row.venueId,
    });
    const today = localDate(context.clock.now(), venue.timezone);
    const holder = row.people.find(({ userId }) => userId === row.userId);
    const ageText = getAgeText(type, holder?.dateOfBirth ?? null, today);
    const errors = {
      ...(ageText !== null && { membership_type_id: [ageText] }),
      ...getPeopleErrors(body.people ?? [], today),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await saveJoining(context, tx, cart, {
      userId: row.userId,
      onboardingType: row.onboardingType,
      type,
      venue,
      people: body.people ?? getOthers(row),
      feeIds: body.collectableFeeIds ?? getFees(row, type),
    });
  });
  return { data };
});
