import { readOutstandingNames } from '#backend/bookings/outstanding-restrictions.ts';
import type { Tx } from '#backend/db/schema.ts';
import { confirmationMail } from '#backend/mail/confirmation-mail.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getPaidTenders } from './get-payments.ts';
import { readMailFacts } from './mail-facts.ts';
import { getPaidOrderLink } from './order-link.ts';
import type { Placing } from './placing.ts';
import { readWhatToBring } from './what-to-bring.ts';

interface Confirmation {
  orderId: string;
  items: CartItem[];
  placing: Placing;
}

/** Queues the confirmation to the account holder; a counter basket without a customer has nobody to write to. */
export async function queueConfirmation(tx: Tx, { orderId, items, placing }: Confirmation): Promise<void> {
  const { cart, basket, card, config, now } = placing;
  const recipient = await readRecipient(tx, [cart.userId]);
  if (recipient === null) return;
  const { email: to, words, firstName } = recipient;
  const { name } = await readOperator(tx);
  const whatToBring = await readWhatToBring(tx, orderId);
  const outstanding = await readOutstandingNames(tx, orderId);
  const facts = await readMailFacts(tx, { orderId, items, words, isConfirmed: firstName !== null, now });
  const { currency, total } = basket;
  const mail = confirmationMail({
    words,
    orderId,
    operatorName: name,
    firstName,
    items,
    whatToBring: whatToBring.map(({ text }) => text),
    outstanding,
    currency,
    total,
    tenders: getPaidTenders(placing),
    cardLast4: card?.last4 ?? null,
    orderUrl: getPaidOrderLink(config, { orderId, source: cart.source }, now),
    ...facts,
  });
  await queueMail(tx, { to, ...mail }, `order:${orderId}`, now);
}
