import type { Transaction } from '#contract/payments.ts';
import type { Config } from '#lib/config.ts';
import { escapeHtml, plainPage } from '#lib/http/plain-page.ts';
import type { Text } from '#lib/i18n/text.ts';

type Outcome = 'completed' | 'failed' | 'waiting';

/** How often the page looks again, in milliseconds. */
const LOOK_MS = 3000;

function getOutcome({ transactionStatus, completeOrderId }: Transaction): Outcome {
  if (transactionStatus === 'completed' && completeOrderId !== null) return 'completed';
  return ['failed', 'cancelled', 'expired'].includes(transactionStatus) ? 'failed' : 'waiting';
}

function wayOn(outcome: Outcome, { completeOrderId }: Transaction, rt: string | null, text: Text): string {
  const link = (path: string, words: string) =>
    `<p><a class="button" href="${escapeHtml(path)}">${escapeHtml(words)}</a></p>`;
  const query = rt === null ? '' : `?rt=${encodeURIComponent(rt)}`;
  if (outcome === 'completed')
    return link(`/booking-confirmed/${completeOrderId}${query}`, text('checkout.result.confirmation'));
  return outcome === 'failed' ? link('/basket/checkout', text('checkout.result.checkout')) : '';
}

/** What became of a payment, for a browser that came back without its session. */
export function resultPage(
  transaction: Transaction,
  rt: string | null,
  text: Text,
  settings: Pick<Config, 'origins' | 'embedders'>,
): Response {
  const outcome = getOutcome(transaction);
  const title = text(`checkout.result.${outcome}`);
  const words = text(`checkout.result.${outcome}Text`);
  return plainPage(
    {
      title,
      language: text.language,
      body: `<main role="status"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p>${wayOn(outcome, transaction, rt, text)}</main>`,
      script: outcome === 'waiting' ? `setTimeout(function(){location.reload()},${LOOK_MS})` : undefined,
    },
    settings,
  );
}
