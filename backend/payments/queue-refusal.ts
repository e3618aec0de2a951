import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import { formatMinor } from '#backend/serialize/money.ts';
import type { PaymentTransaction } from './records/transitions.ts';

const heading = 'Your payment did not go through';

function sentence({ state, amount, currency }: PaymentTransaction): string {
  const money = formatMinor(amount, currency);
  return state === 'reversed'
    ? `Your bank had said yes to ${money}, but your booking could not be completed. The money has been given back.`
    : `Your bank did not say yes to ${money}. Nothing has been taken.`;
}

/**
 * Queues the e-mail about a failed payment. A page that could not show the result has told the customer to expect it.
 */
export async function queueRefusal(
  tx: Tx,
  transaction: PaymentTransaction,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const user = await tx.selectFrom('users').where('id', '=', transaction.userId).select('email').executeTakeFirst();
  if (user?.email == null) return;
  const { name } = await readOperator(tx);
  const { html, text } = letter({
    operatorName: name,
    heading,
    paragraphs: [
      sentence(transaction),
      'What you wanted to book is still in your basket. Places that are still free can be taken again there.',
    ],
    action: { label: 'Go to your basket', url: `${config.siteUrl}/basket` },
  });
  await queueMail(tx, { to: user.email, subject: heading, html, text }, `payment:${transaction.id}`, clock.now());
}
