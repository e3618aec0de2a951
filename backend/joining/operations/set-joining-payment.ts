import { readItems } from '#backend/cart/lines/item-rows.ts';
import { chooseAccount } from '#backend/checkout/choose-account.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { changeJoining } from '#backend/joining/change-joining.ts';
import { endMandates } from '#backend/mandates/end-mandates.ts';
import { makeMandate } from '#backend/mandates/make-mandate.ts';
import { operation } from '#backend/operation.ts';
import { basketPayer, getCardStorage } from '#backend/payments/saved-cards/card-storage.ts';
import { setJoiningPaymentEndpoint } from '#contract/joining/joining.ts';

/** Throws `validation_failed` where the card of the first payment cannot be kept. */
async function checkKeepsCards(context: Context, tx: Tx, cart: { id: number; userId: number | null }): Promise<void> {
  const { id } = await chooseAccount(tx, { rows: await readItems(tx, cart.id) }, 'online');
  const payer = basketPayer({ userId: cart.userId, channel: 'online' }, id);
  if ((await getCardStorage(context, tx, payer)) === 'off')
    throw invalid({ 'method.kind': ['Cards cannot be kept here, please choose a direct debit'] });
}

/**
 * Chooses how the membership is paid after the first payment: by direct debit, or by a card on file (docs/product.md#joining).
 * What was chosen before is forgotten. Throws `not_found`, and `validation_failed` where cards are not kept.
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
