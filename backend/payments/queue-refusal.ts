import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import { getCheckoutUrl } from './checkout-site.ts';
import type { PaymentTransaction } from './records/transitions.ts';

type Refused = Pick<PaymentTransaction, 'id' | 'userId' | 'site' | 'state' | 'amount' | 'currency'>;

function sentence({ state, amount: minor, currency }: Refused, { t }: MailText): string {
  const amount = formatMinor(minor, currency);
  return t(state === 'reversed' ? 'mails.refused.reversed' : 'mails.refused.declined', { amount });
}

/** A membership is changed in the steps of joining, so that its basket has no page of its own. */
const getBasketUrl = ({ site }: Refused, config: Dependencies['config']): string =>
  `${getCheckoutUrl(config, site)}${site === 'joining' ? '/basket/checkout' : '/basket'}`;

/**
 * Queues the email about a failed payment. A page that could not show the result has told the customer to expect it.
 */
export async function queueRefusal(
  tx: Tx,
  transaction: Refused,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [transaction.userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { name } = await readOperator(tx);
  const subject = words.t('mails.refused.title');
  const { html, text } = letter({
    words,
    operatorName: name,
    heading: subject,
    paragraphs: [sentence(transaction, words), words.t('mails.refused.basket')],
    action: { label: words.t('mails.refused.action'), url: getBasketUrl(transaction, config) },
  });
  await queueMail(tx, { to, subject, html, text }, `payment:${transaction.id}`, clock.now());
}
