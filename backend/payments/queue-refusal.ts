import { readWithdrawnWhilePaying } from '#backend/cart/lines/withdraw-lines.ts';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { getCheckoutUrl } from './checkout-site.ts';
import type { PaymentTransaction } from './records/transitions.ts';

type Refused = Pick<
  PaymentTransaction,
  'id' | 'cartId' | 'userId' | 'site' | 'state' | 'amount' | 'currency' | 'createdAt'
>;

function sentence({ state, amount: minor, currency }: Refused, { t }: MailText): string {
  const amount = formatMinor(minor, currency);
  return t(state === 'reversed' ? 'mails.refused.reversed' : 'mails.refused.declined', { amount });
}

/** What the venue cancelled meanwhile, and that all else is still in the basket. */
async function basketSentences(tx: Tx, cartId: number, { createdAt }: Refused, words: MailText): Promise<string[]> {
  const withdrawn = await readWithdrawnWhilePaying(tx, cartId, createdAt);
  const sentences = withdrawn.map(({ name, startsAt: { local } }) =>
    words.t('mails.refused.withdrawn', { name, date: words.date(local), time: getClock(local) }),
  );
  const left = await tx.selectFrom('cartItems').where('cartId', '=', cartId).select('id').limit(1).execute();
  const isAllGone = withdrawn.length > 0 && left.length === 0;
  return isAllGone ? sentences : [...sentences, words.t('mails.refused.basket')];
}

/** A membership is changed in the steps of joining, so that its basket has no page of its own. */
const getBasketUrl = ({ site }: Refused, config: Dependencies['config']): string =>
  `${getCheckoutUrl(config, site)}${site === 'joining' ? '/basket/checkout' : '/basket'}`;

/**
 * Queues the email about a failed payment of a basket, with what the venue cancelled while it was paid for. A page that could not show the result has told the customer to expect it.
 */
export async function queueRefusal(
  tx: Tx,
  transaction: Refused,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  // Of the charge of a membership its holder hears from billing.
  const { cartId } = transaction;
  if (cartId === null) return;
  const recipient = await readRecipient(tx, [transaction.userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { name } = await readOperator(tx);
  const subject = words.t('mails.refused.title');
  const { html, text } = letter({
    words,
    operatorName: name,
    heading: subject,
    paragraphs: [sentence(transaction, words), ...(await basketSentences(tx, cartId, transaction, words))],
    action: { label: words.t('mails.refused.action'), url: getBasketUrl(transaction, config) },
  });
  await queueMail(tx, { to, subject, html, text }, `payment:${transaction.id}`, clock.now());
}
