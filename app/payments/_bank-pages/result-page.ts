import { html } from 'hono/html';
import type { Transaction } from '#contract/payments/payments.ts';
import type { Config } from '#lib/config.ts';
import { plainPage } from '#lib/http/plain-page.ts';
import type { PageText, Translate } from '#lib/i18n/translate.ts';

type Outcome = 'completed' | 'failed' | 'waiting';

/** The polling interval, in milliseconds. */
const LOOK_MS = 3000;

function getOutcome({ transactionStatus, completeOrderId }: Transaction): Outcome {
  if (transactionStatus === 'completed' && completeOrderId !== null) return 'completed';
  return ['failed', 'cancelled', 'expired'].includes(transactionStatus) ? 'failed' : 'waiting';
}

function wayOn(outcome: Outcome, { completeOrderId }: Transaction, rt: string | null, t: Translate) {
  const link = (path: string, words: string) => html`<p><a class="button" href="${path}">${words}</a></p>`;
  const query = rt === null ? '' : `?rt=${encodeURIComponent(rt)}`;
  if (outcome === 'completed')
    return link(`/booking-confirmed/${completeOrderId}${query}`, t('checkout.result.confirmation'));
  return outcome === 'failed' ? link('/basket/checkout', t('checkout.result.checkout')) : null;
}

/** Shows the result of a payment to a browser that came back without its session. */
export function resultPage(
  transaction: Transaction,
  rt: string | null,
  { t, language }: PageText,
  settings: Pick<Config, 'origins' | 'embedders'>,
): Promise<Response> {
  const outcome = getOutcome(transaction);
  const title = t(`checkout.result.${outcome}`);
  return plainPage(
    {
      title,
      language,
      body: html`<main role="status">
        <h1>${title}</h1>
        <p>${t(`checkout.result.${outcome}Text`)}</p>
        ${wayOn(outcome, transaction, rt, t)}
      </main>`,
      script: outcome === 'waiting' ? `setTimeout(function(){location.reload()},${LOOK_MS})` : undefined,
    },
    settings,
  );
}
