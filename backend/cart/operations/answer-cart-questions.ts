import { findOwnCart } from '#backend/cart/find-own-cart.ts';
import { answerLines } from '#backend/cart/lines/answer-lines.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { answerCartQuestionsEndpoint } from '#contract/cart/answer-cart.ts';

/**
 * Answers the questions of what is in a basket (docs/product.md#questions). What it costs stays as it is, with the credit
 * reserved for it. Throws `not_found`, `payment_in_progress` and `validation_failed`.
 */
export const answerCartQuestions = operation(answerCartQuestionsEndpoint, async ({ params, body }, context) => {
  const { db, clock } = context;
  const found = await findOwnCart(context, params.cartId);
  const data = await transact(db, async (tx) => {
    const cart = await lockCart(tx, found.choice);
    // The cart has become an order meanwhile, and the choice has a new one.
    if (cart.id !== found.id) throw notFound();
    await answerLines(tx, cart.id, body.answers, clock.now());
    return readCart(context, tx, cart);
  });
  return { data };
});
